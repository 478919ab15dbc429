import "./shortlist.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { comparisonAddress } from "#domain/comparison/comparison-url.ts";
import { MAX_COMPARED } from "#domain/comparison/list.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { chosenItems, type ShortlistCriteria } from "./chosen-items.ts";
import { CommentList } from "./comment-list.tsx";
import { ListedSpeakers } from "./listed-speakers.tsx";
import {
  changeShortlist,
  deleteComment,
  type ListComment,
  type ListedSpeaker,
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
      <div className="grid gap-2">
        <h1 className="h1">{TEXTS.title}</h1>
        <p className="lead">{TEXTS.lead}</p>
      </div>
      {list.isPending && (
        <div className="grid gap-4" role="status">
          <span className="sr-only">{TEXTS.loading}</span>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
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
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const { items, comments, share_token: token } = list;
  const [criteria, setCriteria] = useState<ShortlistCriteria>({ q: "", show: "", order: "newest" });
  const found = chosenItems(items, criteria);
  // Before the list is shared there are no opinions to show.
  const hasColleagues =
    token !== null || comments.length > 0 || items.some(({ up, down }) => up + down > 0);
  const remove = async ({ card, up, down }: ListedSpeaker) => {
    const isWanted = up + down === 0 || (await isConfirmed(TEXTS.removeQuestion(card.name)));
    if (isWanted) change(() => changeShortlist(card.slug, false), TEXTS.removed(card.name));
  };
  const dropComment = async ({ id, author_name }: ListComment) => {
    if (await isConfirmed(TEXTS.deleteQuestion(author_name))) change(() => deleteComment(id));
  };
  return (
    <>
      {items.length === 0 && (
        <EmptyState
          title={TEXTS.emptyTitle}
          text={TEXTS.emptyText}
          action={<ButtonLink to="/">{TEXTS.find}</ButtonLink>}
        />
      )}
      {(items.length > 0 || token !== null) && (
        <div className="shortlist-tools">
          {items.length > 0 && (
            <ButtonLink
              variant="line"
              icon="scale"
              to={comparisonOf(found.length > 0 ? found : items)}
            >
              {TEXTS.compare}
            </ButtonLink>
          )}
          <ShareLink token={token} onChange={change} />
        </div>
      )}
      {items.length > 0 && (
        <ListedSpeakers
          items={items}
          found={found}
          criteria={criteria}
          onCriteriaChange={setCriteria}
          showsVotes={hasColleagues}
          onRemove={(item) => void remove(item)}
        />
      )}
      {hasColleagues && (
        <CommentList list={list} onDelete={(comment) => void dropComment(comment)} />
      )}
      {dialog}
    </>
  );
}

function comparisonOf(items: readonly ListedSpeaker[]): string {
  const slugs = items.map(({ card }) => card.slug).slice(0, MAX_COMPARED);
  return comparisonAddress({ slugs, date: null });
}

/** Every change is followed by a fresh look at the list. */
function useListChange() {
  const queries = useQueryClient();
  const { run } = useAction([SHORTLIST_QUERY]);
  return (work: () => Promise<unknown>, text?: string) =>
    void run(work, {
      onDone: () => text && toast.show({ kind: "success", text, topic: "shortlist" }),
      onFailed: () => {
        toast.show({ kind: "error", text: FAILED_TEXTS.again, topic: "shortlist" });
        return queries.invalidateQueries({ queryKey: SHORTLIST_QUERY });
      },
    });
}
