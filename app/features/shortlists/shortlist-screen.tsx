import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { comparisonAddress } from "#domain/comparison/address.ts";
import { MAX_COMPARED } from "#domain/comparison/list.ts";
import { SpeakerCard } from "#parts/speaker-card.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-store.ts";
import { CommentList } from "./comment-list.tsx";
import {
  changeShortlist,
  deleteComment,
  type OwnShortlist,
  readShortlist,
  SHORTLIST_QUERY,
} from "./own-shortlist.ts";
import { ShareLink } from "./share-link.tsx";
import { SHORTLIST_TEXTS as TEXTS } from "./texts.ts";

/** One's own list with what colleagues think of it. */
export function ShortlistScreen() {
  const list = useQuery({ queryKey: SHORTLIST_QUERY, queryFn: readShortlist });
  return (
    <div className="wrap shortlist">
      <div>
        <h1 className="h1">{TEXTS.title}</h1>
        <p className="lead">{TEXTS.lead}</p>
      </div>
      {list.isPending && <Skeleton shape="block" />}
      {list.isError && (
        <EmptyState
          title={TEXTS.failedTitle}
          action={<Button onClick={() => void list.refetch()}>{TEXTS.retry}</Button>}
        />
      )}
      {list.data && <Loaded list={list.data} />}
    </div>
  );
}

function Loaded({ list }: { list: OwnShortlist }) {
  const change = useListChange();
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={TEXTS.emptyTitle}
        text={TEXTS.emptyText}
        action={<ButtonLink to="/">{TEXTS.find}</ButtonLink>}
      />
    );
  }
  const slugs = list.items.map(({ card }) => card.slug).slice(0, MAX_COMPARED);
  return (
    <>
      <div className="shortlist-tools">
        <ButtonLink variant="line" icon="scale" to={comparisonAddress({ slugs, date: null })}>
          {TEXTS.compare}
        </ButtonLink>
        <ShareLink token={list.share_token} onChange={change.run} />
      </div>
      <ul className="card-grid">
        {list.items.map(({ card, up, down }) => (
          <li key={card.slug} className="shortlist-item">
            <SpeakerCard
              speaker={card}
              headingLevel={2}
              compareToggle={
                <IconButton
                  variant="round"
                  icon="x"
                  label={TEXTS.remove(card.name)}
                  onClick={() =>
                    change.run(() => changeShortlist(card.slug, false), TEXTS.removed(card.name))
                  }
                />
              }
            />
            <p className="shortlist-votes">{TEXTS.votes(up, down)}</p>
          </li>
        ))}
      </ul>
      <CommentList list={list} onDelete={(id) => change.run(() => deleteComment(id))} />
    </>
  );
}

/** Every change is followed by a fresh look at the list. */
function useListChange() {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: () => toast.show({ kind: "error", text: TEXTS.failed, topic: "shortlist" }),
    onSettled: () => queries.invalidateQueries({ queryKey: SHORTLIST_QUERY }),
  });
  const run = (work: () => Promise<unknown>, text?: string) =>
    mutate(work, {
      onSuccess: () => {
        if (text) toast.show({ kind: "success", text, topic: "shortlist" });
      },
    });
  return { run };
}
