import { useState } from "react";
import { answered, refusalOf } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { ReasonDialog } from "#parts/reason-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DETAIL_TEXTS } from "../detail/texts.ts";
import { formatMoment } from "../list/format-booking.ts";
import { ACT_TEXTS, FILE_TEXTS as TEXTS } from "./texts.ts";

const route = ownApi.v1.admin.conversations[":id"].inspection;

type Message = { readonly id: string; readonly message: string; readonly created_at: string };
type Refusal = { message: string; fields: Readonly<Record<string, string>> };

/** What two others wrote to each other is read for a reason, and the log keeps it (RELIABILITY 2.5). */
export function ChatInspection({ conversationId }: { conversationId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [messages, setMessages] = useState<readonly Message[] | null>(null);
  const read = async (reason: string) => {
    setBusy(true);
    try {
      const json = { reason };
      const found = await answered(await route.$post({ param: { id: conversationId }, json }));
      setMessages(found.messages.items);
      setAsking(false);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="line" icon="message-circle" onClick={() => setAsking(true)}>
        {TEXTS.chat}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={TEXTS.chat}
          label={ACT_TEXTS.reason}
          hint={TEXTS.chatHint}
          confirm={TEXTS.chat}
          isBusy={isBusy}
          refusal={refusal}
          onSubmit={(reason) => void read(reason)}
          onClose={() => setAsking(false)}
        />
      )}
      {messages && (
        <Dialog
          open
          title={TEXTS.chat}
          labels={{ close: DETAIL_TEXTS.close }}
          onClose={() => setMessages(null)}
        >
          <ul className="file-list">
            {messages.map(({ id, message, created_at }) => (
              <li key={id}>
                <p className="review-text">{message}</p>
                <p className="booking-note">{formatMoment(created_at)} Uhr</p>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
