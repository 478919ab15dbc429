import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { MAILBOX_TEXTS as T } from "../texts.ts";
import { MailCard } from "./mail-card.tsx";
import type { MailboxMail } from "./mailbox-mail.ts";

type MailboxProps = {
  /** Null until the browser has asked. */
  mails: readonly MailboxMail[] | null;
  isRefreshing?: boolean;
  onRefresh?: () => void;
};

/** What a demo would have sent, for trying it out. */
export function Mailbox({ mails, isRefreshing = false, onRefresh }: MailboxProps) {
  return (
    <div className="wrap grid gap-8 py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="h1">{T.heading}</h1>
          <p className="lead">{T.lead}</p>
        </div>
        {onRefresh && (
          <Button
            variant="line"
            icon="rotate-cw"
            loadingText={LOADING_TEXTS.loading}
            isLoading={isRefreshing}
            onClick={onRefresh}
          >
            {T.refresh}
          </Button>
        )}
      </header>
      <MailList mails={mails} />
    </div>
  );
}

function MailList({ mails }: Pick<MailboxProps, "mails">) {
  if (!mails) return <p role="status">{T.loading}</p>;
  if (mails.length === 0) return <EmptyState title={T.emptyTitle} text={T.emptyText} />;
  return (
    <ul aria-label={T.list} className="grid gap-6">
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailCard mail={mail} />
        </li>
      ))}
    </ul>
  );
}
