import "../blog/article.css";
import "./legal.css";
import { headingsOf, plainText } from "#domain/content/rich-text.ts";
import { formatDay } from "#domain/format/days.ts";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { RichText } from "../rich-text.tsx";
import { DraftNote } from "./draft-note.tsx";
import type { LegalView } from "./legal-view.ts";
import { LEGAL_TEXTS as TEXTS } from "./texts.ts";

/** Any of the legal texts: which version it is, whether it is still a draft, and the words. */
export function LegalScreen({ document }: { document: LegalView }) {
  const { title, version, date, isDraft, isIncomplete, blocks } = document;
  const headings = headingsOf(blocks).filter(({ level }) => level === 2);
  return (
    <div className="wrap legal-page">
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[{ label: TEXTS.start, to: "/" }, { label: title }]}
      />
      <h1 className="display-2">{title}</h1>
      <p className="text-muted">{TEXTS.version(version, formatDay(date))}</p>
      {isDraft && <DraftNote isIncomplete={isIncomplete} />}
      <div className="article-columns">
        <nav className="article-contents" aria-label={TEXTS.contents}>
          <p className="label">{TEXTS.contents}</p>
          <ol>
            {headings.map(({ id, children }) => (
              <li key={id}>
                <a href={`#${id}`}>{plainText(children)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <RichText blocks={blocks} />
      </div>
    </div>
  );
}
