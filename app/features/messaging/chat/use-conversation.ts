import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/session/query-client.ts";
import { failure, type Result } from "#domain/result.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type Conversation, openConversation, readConversation } from "../messaging-api.ts";
import { createError } from "./open-error.ts";
import { OPEN_ERRORS, type OpenError } from "./texts.ts";

export type ConversationTarget = {
  speakerId?: string | undefined;
  conversationId?: string | undefined;
};

/** Finds the conversation (CHAT-24), or sets it up (CHAT-25). The panel may stand on any page. */
export function useConversation({ speakerId, conversationId }: ConversationTarget, ownId: string) {
  return useQuery(
    {
      queryKey: ["conversation", ownId, conversationId ?? null, speakerId ?? null],
      queryFn: async (): Promise<Result<Conversation, OpenError>> => {
        const opened = await open({ speakerId, conversationId });
        if (!opened.ok) {
          toast.show({ kind: "error", topic: "chat", text: OPEN_ERRORS[opened.error] });
        }
        return opened;
      },
      // A conversation never changes its two sides; what failed is asked again on demand.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: "always",
    },
    queryClient(),
  );
}

async function open(target: ConversationTarget): Promise<Result<Conversation, OpenError>> {
  if (target.conversationId !== undefined) {
    const read = await readConversation(target.conversationId);
    if (read.ok) return read;
    return failure(read.error.kind === "signed_out" ? "signed_out" : "load_failed");
  }
  if (target.speakerId === undefined) return failure("no_partner");
  const created = await openConversation(target.speakerId);
  return created.ok ? created : failure(createError(created.error));
}
