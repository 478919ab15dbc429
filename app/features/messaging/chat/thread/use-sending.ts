import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { queryClient } from "#app/session/query-client.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Attachment } from "../../messaging-api.ts";
import { CONVERSATIONS_KEY } from "../../query-keys.ts";
import { SEND_ERRORS, CHAT_TEXTS as TEXTS } from "../texts.ts";
import type { Thread } from "./thread.ts";
import type { SendOutcome } from "./thread-sends.ts";

/** Sends and says what went wrong (C-89). */
export function useSending(thread: Thread) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const signIn = () => void navigate("/auth", { state: { from: pathname + search + hash } });

  const [reason, setReason] = useState<string | null>(null);

  const tell = (outcome: SendOutcome) => {
    setReason(outcome.kind === "refused" ? outcome.fault.message : null);
    if (outcome.kind === "sent") {
      void queryClient().invalidateQueries({ queryKey: CONVERSATIONS_KEY });
      return;
    }
    const isSignedOut = outcome.kind === "refused" && outcome.fault.kind === "signed_out";
    toast.show({
      kind: "error",
      topic: "chat",
      text: SEND_ERRORS[isSignedOut ? "signed_out" : outcome.kind],
      ...(isSignedOut && {
        action: { label: TEXTS.signInAction, href: "/auth", onSelect: signIn },
      }),
    });
  };

  return {
    reason,
    /** False if the text belongs back into the field: the server will not take it as it is. */
    send: async (text: string, attachments: readonly Attachment[]): Promise<boolean> => {
      const outcome = await thread.send(text, attachments);
      tell(outcome);
      if (outcome.kind !== "refused" || attachments.length > 0) return true;
      thread.discard(outcome.unsent.client_id);
      return false;
    },
    retry: () => void thread.retry().then((outcomes) => outcomes.forEach(tell)),
  };
}
