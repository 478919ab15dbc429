import { berlinDay, formatDay } from "#domain/iso-date.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { ListComment, OwnShortlist } from "./own-shortlist.ts";
import { SHORTLIST_TEXTS as TEXTS } from "./texts.ts";

type CommentListProps = {
  list: Pick<OwnShortlist, "items" | "comments">;
  /** Only for the owner. */
  onDelete?: (comment: ListComment) => void;
};

export function CommentList({ list: { items, comments }, onDelete }: CommentListProps) {
  const nameOf = (slug: string | null) =>
    items.find(({ card }) => card.slug === slug)?.card.name ?? null;
  return (
    <section className="shortlist-comments" aria-labelledby="kommentare">
      <h2 id="kommentare" className="h3">
        {TEXTS.comments}
      </h2>
      {comments.length === 0 && <p className="text-muted">{TEXTS.noComments}</p>}
      <ul>
        {comments.map((one) => {
          const { id, slug, author_name, comment, created_at } = one;
          const about = nameOf(slug);
          return (
            <li key={id} className="shortlist-comment">
              <div>
                <p className="text-muted text-sm">
                  {[
                    author_name,
                    about && TEXTS.about(about),
                    formatDay(berlinDay(Date.parse(created_at))),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </p>
                <p>{comment}</p>
              </div>
              {onDelete && (
                <IconButton
                  icon="trash-2"
                  label={TEXTS.deleteComment(author_name)}
                  onClick={() => onDelete(one)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
