import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { openLiveStream } from "#app/live/live-stream.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { markRead, readMessages, sendMessage } from "../../messaging-api.ts";
import { unsentMemory } from "../session-memory.ts";
import { OPEN_ERRORS } from "../texts.ts";
import { createThread, type Thread } from "./thread.ts";

/** A connection that comes back sooner is not worth a word. */
const PATIENCE_MS = 3_000;

/** The conversation and whether it is cut off; give the component a key per conversation. */
export function useThread(conversationId: string, ownId: string) {
  const [thread] = useState(() => startThread(conversationId, ownId));
  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  const [isCut, setCut] = useState(false);
  const load = useCallback(async () => {
    if (await thread.load()) return;
    toast.show({ kind: "error", topic: "chat", text: OPEN_ERRORS.load_failed });
  }, [thread]);

  useEffect(() => {
    let timer: number | undefined;
    let wasCut = false;
    void load();
    const stop = openLiveStream({
      topics: [`user:${ownId}:messages`],
      onEvent: ({ payload }) => {
        if (payload.conversation_id !== conversationId) return;
        if (payload.change === "delete") thread.forget(String(payload.message_id));
        else void (payload.change === "insert" ? thread.catchUp() : thread.resync());
      },
      onResync: () => void thread.resync(),
      onState: (next) => {
        if (next === "connecting") return;
        clearTimeout(timer);
        if (next === "offline") {
          wasCut = true;
          timer = window.setTimeout(() => setCut(true), PATIENCE_MS);
          return;
        }
        setCut(false);
        void thread.comeBack(wasCut);
        wasCut = false;
      },
    });
    const resend = () => void thread.retry();
    addEventListener("online", resend);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener("online", resend);
    };
  }, [thread, load, conversationId, ownId]);

  return { thread, state, isCut, load };
}

function startThread(conversationId: string, ownId: string): Thread {
  return createThread({
    ownId,
    api: {
      read: (query) => readMessages(conversationId, query),
      send: (message) => sendMessage(conversationId, message),
      markRead: () => markRead(conversationId),
    },
    unsent: unsentMemory(conversationId),
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
}
