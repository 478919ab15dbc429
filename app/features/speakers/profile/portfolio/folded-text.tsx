import { useState } from "react";
import { BIO_LIMIT, cutParagraphs } from "#domain/speaker/text/cut-text.ts";
import { PROFILE_TEXTS as TEXTS } from "../texts.ts";

type FoldedTextProps = { paragraphs: readonly string[]; limit?: number };

/**
 * The whole text is in the page; only phones fold what lies behind the limit, and only where scripts
 * can unfold it again.
 */
export function FoldedText({ paragraphs, limit = BIO_LIMIT }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const cuts = cutParagraphs(paragraphs, limit);
  const isCut = cuts.some(({ rest }) => rest !== "");
  return (
    <div className="folded" data-open={isOpen || undefined}>
      {cuts.map(({ shown, rest }) => (
        <p key={shown + rest} className={shown === "" ? "folded-rest" : undefined}>
          {shown}
          {rest !== "" && (
            <>
              {shown !== "" && <span className="folded-dots" />}
              <span className="folded-rest">{rest}</span>
            </>
          )}
        </p>
      ))}
      {isCut && (
        <button
          type="button"
          className="folded-toggle link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? TEXTS.less : TEXTS.more}
        </button>
      )}
    </div>
  );
}
