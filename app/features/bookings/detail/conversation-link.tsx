import { useState } from "react";
import { useNavigate } from "react-router";
import { ownApi } from "#app/session/own-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import type { BookingDetail } from "./booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type ConversationLinkProps = {
  booking: BookingDetail;
  as: "customer" | "speaker";
  pathOf: (conversationId: string) => string;
};

/** To the conversation of the two; whoever is first opens it. */
export function ConversationLink({ booking, as, pathOf }: ConversationLinkProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  if (booking.conversation_id) {
    return (
      <ButtonLink variant="line" icon="message-circle" to={pathOf(booking.conversation_id)}>
        {TEXTS.conversation}
      </ButtonLink>
    );
  }
  const open = async () => {
    setBusy(true);
    const json =
      as === "speaker" ? { customer_id: booking.customer_id } : { speaker_id: booking.speaker.id };
    const answer = await ownApi.v1.conversations.$post({ json }).catch(() => null);
    setBusy(false);
    if (answer?.ok) await navigate(pathOf((await answer.json()).id));
    else toast.show({ kind: "error", text: TEXTS.conversationFailed });
  };
  return (
    <Button variant="line" icon="message-circle" disabled={isBusy} onClick={() => void open()}>
      {TEXTS.startConversation}
    </Button>
  );
}
