import "./booking-admin.css";
import { useState } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { LOADED_TEXTS } from "#parts/texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ACT_TEXTS, CHAT_TEXTS as TEXTS } from "./texts.ts";

type Inspection = AnswerTo<"POST /admin/conversations/{id}/inspection">;
type Message = Inspection["messages"]["items"][number];
type Read = { readonly reason: string } & Inspection["messages"];

type ChatInspectionProps = {
  conversationId: string;
  /** The occasion: a booking, a report. */
  about: string;
};

/** What two others wrote to each other is read for a reason, and the log keeps it (decision 22). */
export function ChatInspection({ conversationId, about }: ChatInspectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Read | null>(null);
  const { run, isBusy, refusal, forget } = useAction([], { failed: LOADED_TEXTS.failed });
  const read = (reason: string, before?: number) =>
    run(async () => {
      const { messages } = await authenticatedApi.call(
        "POST /admin/conversations/{id}/inspection",
        { params: { id: conversationId }, body: { reason, before } },
      );
      const { items, has_more } = messages;
      const later = before === undefined ? [] : (shown?.items ?? []);
      setShown({ reason, items: [...items, ...later], has_more });
      setAsking(false);
    });
  const ask = () => {
    forget();
    setAsking(true);
  };
  return (
    <>
      <Button size="sm" variant="line" icon="message-circle" onClick={ask}>
        {TEXTS.open}
        <span className="sr-only">: {about}</span>
      </Button>
      {isAsking && (
        <ReasonDialog
          title={TEXTS.title(about)}
          intro={<p>{TEXTS.intro}</p>}
          label={ACT_TEXTS.reason}
          hint={TEXTS.hint}
          confirm={TEXTS.open}
          isBusy={isBusy}
          refusal={refusal}
          onSubmit={(reason) => void read(reason)}
          onClose={() => setAsking(false)}
        />
      )}
      <Sheet
        open={shown !== null}
        wide="side"
        title={TEXTS.title(about)}
        onClose={() => setShown(null)}
      >
        {shown && (
          <section
            className="inspected"
            aria-label={TEXTS.messages}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
            tabIndex={0}
          >
            {refusal && <Alert variant="danger">{refusal.message}</Alert>}
            {shown.items.length === 0 && <p className="note">{TEXTS.none}</p>}
            {shown.has_more && (
              <Button
                size="sm"
                variant="line"
                isLoading={isBusy}
                loadingText={TEXTS.busy}
                onClick={() => void read(shown.reason, shown.items[0]?.sequence)}
              >
                {TEXTS.older}
              </Button>
            )}
            <ol className="grid gap-4">
              {shown.items.map((message) => (
                <Line key={message.id} message={message} />
              ))}
            </ol>
          </section>
        )}
      </Sheet>
    </>
  );
}

function Line({ message }: { message: Message }) {
  const { sender_name, sender_is_speaker, created_at, attachments } = message;
  const side = sender_is_speaker ? TEXTS.speaker : TEXTS.customer;
  return (
    <li className="grid gap-1">
      <p className="note">
        <strong>{sender_name}</strong> {TEXTS.sent(side, formatDateTimeWithoutYear(created_at))}
      </p>
      <p className="booking-words">{message.message}</p>
      {attachments.length > 0 && (
        <p className="note">{TEXTS.files(attachments.map(({ name }) => name).join(", "))}</p>
      )}
    </li>
  );
}
