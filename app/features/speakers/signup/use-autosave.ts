import { useEffect, useRef } from "react";
import type { ApplicationDraft } from "#domain/speaker/application/application-progress.ts";

const REST_MS = 800;

type Waiting = {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly draft: ApplicationDraft;
};

/** Saves a draft a moment after the last letter, or at once when the page is left before that. */
export function useAutosave(onSave: (draft: ApplicationDraft) => void) {
  const waiting = useRef<Waiting | null>(null);
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });

  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  const saveNow = useRef(() => {
    const draft = waiting.current?.draft;
    drop();
    if (draft) latest.current(draft);
  });
  useEffect(() => {
    const { current: leave } = saveNow;
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    later: (draft: ApplicationDraft) => {
      drop();
      waiting.current = { timer: setTimeout(saveNow.current, REST_MS), draft };
    },
    /** What is sent as a whole needs no autosave. */
    drop,
  };
}
