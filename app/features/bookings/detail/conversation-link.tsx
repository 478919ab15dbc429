import { useNavigate } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { BookingDetail } from "./booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type ConversationLinkProps = {
  booking: BookingDetail;
  as: "customer" | "speaker";
  pathOf: (conversationId: string) => string;
};

/** To the conversation of both sides; the first click creates it. */
export function ConversationLink({ booking, as, pathOf }: ConversationLinkProps) {
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  if (booking.conversation_id) {
    return (
      <ButtonLink variant="line" icon="message-circle" to={pathOf(booking.conversation_id)}>
        {TEXTS.conversation}
      </ButtonLink>
    );
  }
  const body =
    as === "speaker" ? { customer_id: booking.customer_id } : { speaker_id: booking.speaker.id };
  const open = () =>
    run(() => authenticatedApi.call("POST /conversations", { body }), {
      onDone: ({ id }) => navigate(pathOf(id)),
      onFailed: () => toast.show({ kind: "error", text: TEXTS.conversationFailed }),
    });
  return (
    <Button variant="line" icon="message-circle" disabled={isBusy} onClick={() => void open()}>
      {TEXTS.startConversation}
    </Button>
  );
}
