import { setTimeout as wait } from "node:timers/promises";
import { createRefresher } from "#app/live/refresher.ts";
import { ok } from "#domain/result.ts";
import { createThread } from "#features/messaging/chat/thread/thread.ts";
import type { MessagePage } from "#features/messaging/messaging-api.ts";
import { liveHub } from "../live-client.ts";

type Visit = { url: string; token: string };

type LivePageParts = {
  /** Where the page connects to, asked anew with every connection. */
  visit: () => Visit;
  userId: string;
  conversationId: string;
};

type FollowerParts = LivePageParts & {
  /** The conversation as the table has it, for a page that has missed too much. */
  readAll: () => Promise<readonly string[]>;
};

/** A busy machine refuses now and then, and a page that has read nothing would wait for news in vain. */
async function untilRead<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await read();
    } catch {
      await wait(50);
    }
  }
}

/** What a page keeps of a conversation from its stream: the number and id of every message. */
export function followMessages({ visit, userId, conversationId, readAll }: FollowerParts) {
  const { hub, cut, attempts } = liveHub(visit);
  const heard: string[] = [];
  /** Heard while everything is read anew. */
  let waiting: string[] | null = null;
  /** So far the list was read; the stream may still be about to tell of what stands in it. */
  let readUpTo = 0;
  const isNew = (line: string) => Number.parseInt(line, 10) > readUpTo;
  const readAnew = createRefresher(async () => {
    waiting ??= [];
    const all = await untilRead(readAll);
    readUpTo = Number.parseInt(all.at(-1) ?? "0", 10);
    heard.splice(0, heard.length, ...all, ...waiting.filter(isNew));
    waiting = null;
  });
  const stop = hub.add({
    topics: [`user:${userId}:messages`],
    onEvent: ({ payload }) => {
      if (payload.change !== "insert" || payload.conversation_id !== conversationId) return;
      const line = `${payload.sequence} ${payload.message_id}`;
      if (isNew(line)) (waiting ?? heard).push(line);
    },
    onResync: () => {
      waiting ??= [];
      readAnew();
    },
  });
  return { hub, cut, attempts, heard, stop };
}

/** The whole page: the conversation as it is shown and the number at the dashboard link. */
export function openLivePage({ visit, userId, conversationId }: LivePageParts) {
  const { hub, cut, attempts } = liveHub(visit);
  const get = <Body>(path: string): Promise<Body> =>
    untilRead(async () => {
      const { url, token } = visit();
      const answer = await fetch(`${url}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as Body;
    });
  const shown = { unread: 0 };
  const thread = createThread({
    ownId: userId,
    api: {
      read: async (query) => {
        const parameters = new URLSearchParams({ limit: "100" });
        for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
        return ok(
          await get<MessagePage>(`/conversations/${conversationId}/messages?${parameters}`),
        );
      },
      send: () => Promise.reject(new Error("This page only reads")),
      markRead: async () => ok(null),
    },
    unsent: { load: () => [], save: () => undefined },
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  const countAgain = createRefresher(async () => {
    shown.unread = (await get<{ count: number }>("/me/unread")).count;
  });
  const catchUp = createRefresher(() => thread.catchUp());
  const resync = createRefresher(() => thread.resync());
  const loaded = thread.load();
  const stop = hub.add({
    topics: [`user:${userId}:messages`],
    onEvent: ({ payload }) => {
      if (payload.change === "insert") catchUp();
      else resync();
      countAgain();
    },
    onResync: () => {
      resync();
      countAgain();
    },
  });
  const listed = () => thread.state().messages.map(({ sequence, id }) => `${sequence} ${id}`);
  return { hub, cut, attempts, shown, listed, loaded, stop };
}
