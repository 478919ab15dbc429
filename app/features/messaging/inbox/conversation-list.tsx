import "#ui/card.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { ListCriteriaBar } from "#parts/list/list-criteria-bar.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { rovingIndex } from "#ui/tabs/roving-index.ts";
import type { ConversationItem } from "../messaging-api.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { conversationsQuery, EVERY_CONVERSATION } from "./conversations-query.ts";
import { INBOX_TEXTS as TEXTS } from "./texts.ts";

type ConversationListProps = { openId: string | undefined };

export function ConversationList({ openId }: ConversationListProps) {
  const [criteria, setCriteria] = useState(EVERY_CONVERSATION);
  const query = useInfiniteQuery(conversationsQuery(criteria));
  return (
    <nav className="panel inbox-list" aria-label={TEXTS.list}>
      <ListCriteriaBar
        criteria={criteria}
        search={TEXTS.search}
        filters={TEXTS.filters}
        orders={TEXTS.orders}
        onChange={setCriteria}
      />
      <div className="inbox-rows" aria-busy={query.isFetching}>
        <Loaded query={query}>
          {(conversations) => (
            <Rows
              conversations={conversations}
              openId={openId}
              isSearched={criteria.q !== ""}
              onClear={() => setCriteria({ ...criteria, q: "", show: "" })}
            />
          )}
        </Loaded>
        <More query={query} />
      </div>
    </nav>
  );
}

type RowsProps = ConversationListProps & {
  conversations: readonly ConversationItem[];
  isSearched: boolean;
  onClear: () => void;
};

function Rows({ conversations, openId, isSearched, onClear }: RowsProps) {
  if (conversations.length === 0) {
    return (
      <div className="inbox-none">
        <p role="status">{isSearched ? TEXTS.noMatch : TEXTS.noneUnread}</p>
        <Button variant="quiet" size="sm" onClick={onClear}>
          {isSearched ? TEXTS.clear : TEXTS.showAll}
        </Button>
      </div>
    );
  }
  return (
    <ul onKeyDown={moveFocus}>
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          isOpen={conversation.id === openId}
        />
      ))}
    </ul>
  );
}

/** Up and down as in every list of messages; Tab works as always. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  const next = rovingIndex(event.key, current, rows.length, "vertical");
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}

type MoreProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

function More({ query }: MoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="inbox-more">
      {query.isFetchNextPageError && <Alert variant="danger">{TEXTS.moreFailed}</Alert>}
      <Button
        variant="line"
        isLoading={query.isFetchingNextPage}
        loadingText={LOADING_TEXTS.loading}
        onClick={() => void query.fetchNextPage()}
      >
        {TEXTS.more}
      </Button>
    </div>
  );
}
