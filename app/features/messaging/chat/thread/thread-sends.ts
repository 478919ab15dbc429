import type { Result } from "#domain/result.ts";
import type { Fault, Message, NewMessage } from "../../messaging-api.ts";
import { mergeMessages, type Unsent, withoutUnsent } from "./thread-state.ts";
import type { ThreadStore } from "./thread-store.ts";

export type SendApi = { send: (message: NewMessage) => Promise<Result<Message, Fault>> };

export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly fault: Fault; readonly unsent: Unsent }
  | { readonly kind: "unreachable" };

type SendParts = { store: ThreadStore; api: SendApi; now: () => number; newId: () => string };

/**
 * What is sent stands in the conversation at once. Sending goes one by one, so nothing is sent while
 * a send is in progress (CHAT-27) and the order is kept; a failed message waits for another try.
 */
export function createSends({ store, api, now, newId }: SendParts) {
  const { state, change } = store;
  let sends: Promise<unknown> = Promise.resolve();

  const mark = (mark: Unsent["state"], which: (item: Unsent) => boolean) =>
    change({
      unsent: state().unsent.map((item) => (which(item) ? { ...item, state: mark } : item)),
    });

  const attempt = async (clientId: string): Promise<SendOutcome> => {
    const unsent = state().unsent.find(({ client_id }) => client_id === clientId);
    // One before it failed, so this one waits with it.
    if (unsent?.state !== "sending") return { kind: "unreachable" };
    const sent = await api.send({
      message: unsent.message,
      client_id: clientId,
      attachment_ids: unsent.attachments.map(({ id }) => id),
    });
    if (sent.ok) {
      change({
        unsent: withoutUnsent(state().unsent, clientId),
        messages: mergeMessages(state().messages, [sent.value]),
      });
      return { kind: "sent" };
    }
    if (sent.error.kind === "unreachable") {
      mark("failed", () => true);
      return { kind: "unreachable" };
    }
    mark("failed", ({ client_id }) => client_id === clientId);
    return { kind: "refused", fault: sent.error, unsent };
  };
  const queue = (clientId: string): Promise<SendOutcome> => {
    const done = sends.then(() => attempt(clientId));
    sends = done;
    return done;
  };

  return {
    settled: () => sends,
    send: (text: string, attachments: Unsent["attachments"] = []): Promise<SendOutcome> => {
      const client_id = newId();
      const unsent: Unsent = {
        client_id,
        message: text,
        attachments,
        written_at: now(),
        state: "sending",
      };
      change({ unsent: [...state().unsent, unsent] });
      return queue(client_id);
    },
    retry: (): Promise<SendOutcome[]> => {
      const failed = state().unsent.filter((item) => item.state === "failed");
      mark("sending", (item) => failed.includes(item));
      return Promise.all(failed.map(({ client_id }) => queue(client_id)));
    },
    discard: (clientId: string) => change({ unsent: withoutUnsent(state().unsent, clientId) }),
  };
}
