import "./notices.css";
import "#ui/card.css";
import { useState } from "react";
import { ListCriteriaBar } from "#parts/list/list-criteria-bar.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { NotificationList } from "./notification-list.tsx";
import { EVERYTHING } from "./notifications-query.ts";
import { NOTIFICATION_TEXTS as TEXTS } from "./texts.ts";
import { useNotifications } from "./use-notifications.ts";

/** Everything that happened, with its state. */
export function NotificationCenter({ userId }: { userId: string }) {
  const [criteria, setCriteria] = useState(EVERYTHING);
  const { query, markRead, isMarking } = useNotifications(userId, criteria);
  const unread = query.data?.unread ?? 0;
  const isNarrowed = criteria.q !== "" || criteria.show !== "";
  return (
    <>
      <header className="dashboard-head">
        <h1 className="h1">{TEXTS.title}</h1>
        {unread > 0 && (
          <Button
            variant="line"
            icon="check-check"
            isLoading={isMarking}
            onClick={() => markRead()}
          >
            {TEXTS.readAll}
          </Button>
        )}
      </header>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 && !isNarrowed ? (
            <EmptyState title={TEXTS.emptyTitle} text={TEXTS.emptyText} />
          ) : (
            <div className="panel notices-page" aria-busy={query.isFetching}>
              <ListCriteriaBar
                criteria={criteria}
                search={TEXTS.search}
                filters={TEXTS.filters}
                orders={TEXTS.orders}
                onChange={setCriteria}
              />
              {items.length === 0 ? (
                <div className="notices-none">
                  <p role="status">{TEXTS.nothing}</p>
                  <Button variant="quiet" size="sm" onClick={() => setCriteria(EVERYTHING)}>
                    {TEXTS.clear}
                  </Button>
                </div>
              ) : (
                <NotificationList
                  items={items}
                  onOpen={({ id, is_read }) => {
                    if (!is_read) markRead([id]);
                  }}
                />
              )}
            </div>
          )
        }
      </Loaded>
      {query.isFetchNextPageError && <Alert variant="danger">{TEXTS.moreFailed}</Alert>}
      {query.hasNextPage && (
        <Button
          variant="line"
          isLoading={query.isFetchingNextPage}
          loadingText={LOADING_TEXTS.loading}
          onClick={() => void query.fetchNextPage()}
        >
          {TEXTS.more}
        </Button>
      )}
    </>
  );
}
