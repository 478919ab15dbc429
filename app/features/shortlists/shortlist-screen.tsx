import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { comparisonAddress } from "#domain/comparison/address.ts";
import { MAX_COMPARED } from "#domain/comparison/list.ts";
import { WishTools } from "#parts/list/wish-tools.tsx";
import { SpeakerCard } from "#parts/speaker-card.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-store.ts";
import {
  chosenItems,
  SHORTLIST_FILTERS,
  SHORTLIST_ORDERS,
  type ShortlistWish,
} from "./chosen-items.ts";
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

/** As many cards as a screen holds without becoming endless. */
const SHOWN = 12;
/** Fewer than this are seen at a glance. */
const WORTH_SEARCHING = 4;

const FILTERS = SHORTLIST_FILTERS.map((value) => ({ value, label: TEXTS.filters[value] }));
const ORDERS = SHORTLIST_ORDERS.map((value) => ({ value, label: TEXTS.orders[value] }));

function Loaded({ list }: { list: OwnShortlist }) {
  const change = useListChange();
  const [wish, setWish] = useState<ShortlistWish>({ q: "", show: "", order: "newest" });
  const [shown, setShown] = useState(SHOWN);
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={TEXTS.emptyTitle}
        text={TEXTS.emptyText}
        action={<ButtonLink to="/">{TEXTS.find}</ButtonLink>}
      />
    );
  }
  const found = chosenItems(list.items, wish);
  // Before anybody else has seen the list there is nothing to say about opinions.
  const hasColleagues =
    list.share_token !== null ||
    list.comments.length > 0 ||
    list.items.some(({ up, down }) => up + down > 0);
  const slugs = list.items.map(({ card }) => card.slug).slice(0, MAX_COMPARED);
  return (
    <>
      <div className="shortlist-tools">
        <ButtonLink variant="line" icon="scale" to={comparisonAddress({ slugs, date: null })}>
          {TEXTS.compare}
        </ButtonLink>
        <ShareLink token={list.share_token} onChange={change.run} />
      </div>
      {list.items.length >= WORTH_SEARCHING && (
        <WishTools
          wish={wish}
          search={TEXTS.search}
          filters={FILTERS}
          orders={ORDERS}
          onChange={(next) => {
            setWish(next);
            setShown(SHOWN);
          }}
        />
      )}
      <p className="hint" role="status">
        {found.length === 0 ? TEXTS.nothing : TEXTS.found(found.length)}
      </p>
      <ul className="card-grid">
        {found.slice(0, shown).map(({ card, up, down }) => (
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
            {hasColleagues && <p className="shortlist-votes">{TEXTS.votes(up, down)}</p>}
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="line" onClick={() => setShown(shown + SHOWN)}>
          {TEXTS.more(found.length - shown)}
        </Button>
      )}
      {hasColleagues && (
        <CommentList list={list} onDelete={(id) => change.run(() => deleteComment(id))} />
      )}
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
