import { type ReactNode, useId } from "react";

type SampleProps = { title: string; className?: string; children: ReactNode };

/** One titled region of the component page, by which tests find their way. */
export function Sample({ title, className, children }: SampleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h3 dev-sample-title">
        {title}
      </h2>
      <div className={className}>{children}</div>
    </section>
  );
}
