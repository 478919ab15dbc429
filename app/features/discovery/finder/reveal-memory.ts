import type { CardBatch } from "./load-cards.ts";

const KEY = "wb-finder-cards";

/** Cards that were revealed on a history entry, so that „back“ finds the list as long as it was. */
export type Revealed = CardBatch & { batches: number };

type Memory = Revealed & { entry: string; top: number };

export function rememberRevealed(entry: string, revealed: Revealed): void {
  try {
    const memory: Memory = { ...revealed, entry, top: window.scrollY };
    sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Full or forbidden storage: the list then starts short again.
  }
}

export function recallRevealed(entry: string): (Revealed & { top: number }) | null {
  try {
    const memory = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Memory | null;
    return memory?.entry === entry ? memory : null;
  } catch {
    return null;
  }
}
