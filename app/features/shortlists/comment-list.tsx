import { formatDay } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import type { ListComment, OwnShortlist } from "./own-shortlist.ts";
import { SHORTLIST_TEXTS as TEXTS } from "./texts.ts";

type CommentListProps = {
  list: Pick<OwnShortlist, "comments">;
  /** Only for the owner. */
  onDelete?: (comment: ListComment) => void;
};

export function CommentList({ list: { comments }, onDelete }: CommentListProps) {
  return (
    <section className="shortlist-comments" aria-labelledby="kommentare">
      <h2 id="kommentare" className="h3">
        {TEXTS.comments}
      </h2>
      {comments.length === 0 && <p className="text-muted">{TEXTS.noComments}</p>}
      <ul>
        {comments.map((one) => (
          <li key={one.id} className="shortlist-comment">
            <div>
              <p className="text-muted text-sm">
                {[
                  one.author_name,
                  one.about && TEXTS.about(one.about),
                  formatDay(berlinDay(Date.parse(one.created_at))),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              <p>{one.comment}</p>
            </div>
            {onDelete && (
              <IconButton
                icon="trash-2"
                label={TEXTS.deleteComment(one.author_name)}
                onClick={() => onDelete(one)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
