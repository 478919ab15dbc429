import type { ReactNode } from "react";

type SampleProps = { title: string; isWide?: boolean; children: ReactNode };

/** One group of looks under its name. */
export function StaticSample({ title, isWide = false, children }: SampleProps) {
  return (
    <section className={`dev-sample${isWide ? " dev-sample-wide" : ""}`}>
      <h2 className="h3 dev-sample-name">{title}</h2>
      {children}
    </section>
  );
}
