import type { ReactNode } from "react";

type SampleProps = { title: string; isWide?: boolean; children: ReactNode };

/** One group of looks under its name. */
export function StaticSample({ title, isWide = false, children }: SampleProps) {
  return (
    <section className={`flex min-w-0 flex-col gap-4${isWide ? " lg:col-span-2" : ""}`}>
      <h2 className="h3 border-b border-line-2 pb-2.5">{title}</h2>
      {children}
    </section>
  );
}
