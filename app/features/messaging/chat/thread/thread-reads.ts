import type { Result } from "#domain/result.ts";
import type { Fault, MessagePage, MessageQuery } from "../../messaging-api.ts";
import { hasUnread, lastCertain, lastSequence, mergeMessages } from "./thread-state.ts";
import type { ThreadStore } from "./thread-store.ts";

export type ReadApi = {
  read: (query: MessageQuery) => Promise<Result<MessagePage, Fault>>;
  markRead: () => Promise<Result<unknown, Fault>>;
};

type ReadParts = {
  store: ThreadStore;
  api: ReadApi;
  ownId: string;
  settled: () => Promise<unknown>;
  wait?: (ms: number) => Promise<unknown>;
};

/** A short hole in the network must not cost a message: its event does not come a second time. */
const AGAIN_AFTER_MS = [1_000, 4_000, 15_000];
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything that brings messages of the server into a conversation. */
export function createReads({ store, api, ownId, settled, wait = pass }: ReadParts) {
  const { state, change } = store;
  let reads: Promise<unknown> = Promise.resolve();
  /** Nothing is missing up to here. An own message may be known before what was written just before it. */
  let readUpTo = 0;

  const take = ({ items, has_more }: MessagePage) => ({
    messages: mergeMessages(state().messages, items),
    hasOlder: has_more,
  });

  const readPatiently = async (query: MessageQuery) => {
    let page = await api.read(query);
    for (const ms of AGAIN_AFTER_MS) {
      if (page.ok || page.error.kind !== "unreachable") break;
      await wait(ms);
      page = await api.read(query);
    }
    return page;
  };

  const readAfter = async (sequence: number): Promise<void> => {
    // An own message on its way would stand there twice until its answer is here.
    await settled();
    let after = sequence;
    for (;;) {
      const page = await readPatiently({ after });
      if (!page.ok) return;
      change({ messages: take(page.value).messages });
      const last = lastSequence(page.value.items);
      readUpTo = Math.max(readUpTo, last);
      if (!page.value.has_more || last <= after) return;
      after = last;
    }
  };
  /** One after the other: what is written while the first page loads is asked for right after it. */
  const inTurn = <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    const done = reads.then(read);
    reads = done;
    return done;
  };
  const queue = (from: () => number): Promise<void> =>
    inTurn(async () => {
      if (state().status === "ready") await readAfter(from());
    });

  return {
    load: (): Promise<boolean> => {
      if (state().status === "failed") change({ status: "loading" });
      return inTurn(async () => {
        const page = await api.read({});
        if (page.ok) {
          readUpTo = lastSequence(page.value.items);
          change({ status: "ready", ...take(page.value) });
        } else if (state().status === "loading") change({ status: "failed" });
        return page.ok;
      });
    },
    loadOlder: async (): Promise<void> => {
      const { messages, hasOlder, isLoadingOlder } = state();
      const first = messages[0];
      if (!first || !hasOlder || isLoadingOlder) return;
      change({ isLoadingOlder: true });
      const page = await api.read({ before: first.sequence });
      change({ isLoadingOlder: false, ...(page.ok && take(page.value)) });
    },
    /** Something was written. */
    catchUp: () => queue(() => readUpTo),
    /** Something was read, or events may have been missed. */
    resync: () => queue(() => Math.min(readUpTo, lastCertain(state().messages, ownId))),
    /** Something was deleted. */
    forget: (id: string) => {
      change({ messages: state().messages.filter((message) => message.id !== id) });
    },
    /** Tells the server that everything shown was seen; false if there was nothing to tell. */
    markRead: async (): Promise<boolean> => {
      if (!hasUnread(state().messages, ownId)) return false;
      const seen = lastSequence(state().messages);
      if (!(await api.markRead()).ok) return false;
      const messages = state().messages.map((message) =>
        message.sender_id !== ownId && message.sequence <= seen
          ? { ...message, is_read: true }
          : message,
      );
      change({ messages });
      return true;
    },
  };
}
