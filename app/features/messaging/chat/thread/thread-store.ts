import { EMPTY_THREAD, type ThreadState, type Unsent } from "./thread-state.ts";

/** What was not sent outlives a reload. */
export type UnsentStore = {
  load: () => readonly Unsent[];
  save: (unsent: readonly Unsent[]) => void;
};

export type ThreadStore = ReturnType<typeof createThreadStore>;

/** Holds the state of one conversation and notifies its subscribers. */
export function createThreadStore(kept: UnsentStore) {
  const listeners = new Set<() => void>();
  const waiting = kept.load().map((item): Unsent => ({ ...item, state: "failed" }));
  let state: ThreadState = { ...EMPTY_THREAD, unsent: waiting };
  return {
    state: () => state,
    change: (part: Partial<ThreadState>) => {
      if (part.unsent) kept.save(part.unsent);
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
