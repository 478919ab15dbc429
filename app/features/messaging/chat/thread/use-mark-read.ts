import { useEffect } from "react";
import { queryClient } from "#app/session/query-client.ts";
import type { Message } from "../../messaging-api.ts";
import { CONVERSATIONS_KEY } from "../../query-keys.ts";
import type { Thread } from "./thread.ts";

/** „Gelesen“ means seen: the newest message was in view while this page was in front. */
export function useMarkRead(thread: Thread, messages: readonly Message[], isAtEnd: boolean): void {
  useEffect(() => {
    const tell = async () => {
      if (!isAtEnd || messages.length === 0 || document.visibilityState !== "visible") return;
      if (!(await thread.markRead())) return;
      await queryClient().invalidateQueries({ queryKey: CONVERSATIONS_KEY });
    };
    void tell();
    const onShow = () => void tell();
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, [thread, messages, isAtEnd]);
}
