import { useSyncExternalStore } from "react";

const EVERY_MS = 30_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time on the screen: one clock for everything that says how long ago something was. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick();
    timer = setInterval(tick, EVERY_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
