import { useEffect, useRef } from "react";
import type { ApplicationDraft } from "#domain/speaker/application/application-progress.ts";

const KEEP_MS = 800;

type Waiting = {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly draft: ApplicationDraft;
};

/** Keeps a draft a moment after the last letter, or at once when the page is left before that. */
export function useKeeping(onKeep: (draft: ApplicationDraft) => void) {
  const waiting = useRef<Waiting | null>(null);
  const latest = useRef(onKeep);
  useEffect(() => {
    latest.current = onKeep;
  });

  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  const keepNow = useRef(() => {
    const draft = waiting.current?.draft;
    drop();
    if (draft) latest.current(draft);
  });
  useEffect(() => {
    const { current: leave } = keepNow;
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    later: (draft: ApplicationDraft) => {
      drop();
      waiting.current = { timer: setTimeout(keepNow.current, KEEP_MS), draft };
    },
    /** What is sent as a whole needs no keeping. */
    drop,
  };
}
