import type { ReactNode } from "react";

type Words = {
  readonly title: string;
  readonly reference: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly (readonly [string, string])[];
    readonly paragraphs: readonly string[];
  }[];
};

type ContractDocumentProps = {
  content: Words;
  /** Version and hash, below the title. */
  note: ReactNode;
  /** Who has signed, at the end of the paper. */
  children?: ReactNode;
};

/** The paper itself: the same words as in the file, and what is printed. */
export function ContractDocument({ content, note, children }: ContractDocumentProps) {
  return (
    <article className="contract-paper">
      <header>
        <h2 className="h2">{content.title}</h2>
        <div className="contract-note">{note}</div>
      </header>
      {content.sections.map(({ title, rows, paragraphs }, index) => (
        <section key={title}>
          <h3 className="h3">
            {index + 1}. {title}
          </h3>
          {rows.length > 0 && (
            <dl className="contract-rows">
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      {children}
    </article>
  );
}
