import "./changes.css";
import { useQueryClient } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { contentQuery, type OwnContent } from "../edit/content-query.ts";
import { OWN_PROFILE } from "../edit/edit-target.ts";
import { ChangeList, noteLabel } from "./change-list.tsx";
import { CHANGE_TEXTS as TEXTS } from "./texts.ts";

type Pending = NonNullable<OwnContent["pending"]>;

/** What the owner has changed and visitors do not see yet; with the way back. */
export function PendingNotice({ pending }: { pending: Pending }) {
  const { status, notes, lines, reason, submitted_at } = pending;
  const asked = Object.entries(notes);
  if (status === "rejected") {
    return (
      <Alert variant="danger">
        <p className="todo-title">{TEXTS.rejectedTitle}</p>
        {reason && <p>{TEXTS.reason(reason)}</p>}
      </Alert>
    );
  }
  return (
    <Alert variant="notice">
      <div className="change-notice">
        <p className="todo-title">{asked.length > 0 ? TEXTS.notesTitle : TEXTS.waitingTitle}</p>
        {asked.length > 0 && (
          <dl className="change-notes">
            {asked.map(([part, note]) => (
              <div key={part}>
                <dt>{noteLabel(part)}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{asked.length > 0 ? TEXTS.notesText : TEXTS.waitingText}</p>
        {submitted_at && <p className="note">{TEXTS.since(formatDateTime(submitted_at))}</p>}
        <Disclosure summary={TEXTS.show(lines.length)}>
          <ChangeList lines={lines} />
        </Disclosure>
        <Withdraw />
      </div>
    </Alert>
  );
}

function Withdraw() {
  const queries = useQueryClient();
  const { run, isBusy } = useAction([], { failed: FAILED_TEXTS.again });
  const { ask, dialog } = useConfirm({
    title: TEXTS.confirmTitle,
    children: TEXTS.confirmText,
    labels: { confirm: TEXTS.confirm, cancel: TEXTS.cancel },
    isDestructive: true,
  });
  const withdraw = async () => {
    if (!(await ask())) return;
    const { queryKey } = contentQuery(OWN_PROFILE);
    await run(() => authenticatedApi.call("DELETE /me/speaker/change"), {
      text: TEXTS.withdrawn,
      onDone: (content) => queries.setQueryData(queryKey, content),
      onFailed: (refusal) => {
        toastRefusal(refusal);
        return queries.invalidateQueries({ queryKey });
      },
    });
  };
  return (
    <div>
      <Button variant="line" size="sm" isLoading={isBusy} onClick={() => void withdraw()}>
        {TEXTS.withdraw}
      </Button>
      {dialog}
    </div>
  );
}
