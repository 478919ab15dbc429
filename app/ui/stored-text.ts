import { useSyncExternalStore } from "react";

/**
 * One entry of local storage as it stands, nothing in the server's page: without an entry there is no
 * second render once the scripts are there.
 */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => readStored(key), noEntry);
}

/** The same where „not known yet“ looks different from „no entry“: `undefined` in the server's page. */
export function useKnownText(key: string): string | null | undefined {
  return useSyncExternalStore(subscribe, () => readStored(key), notKnown);
}

const noEntry = () => null;
const notKnown = () => undefined;

/** Storage events only reach other tabs, so a writer announces the change to its own tab. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage can be full or forbidden; the page then works without memory.
  }
  dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  // A page brought back by the back button missed the events in between.
  addEventListener("pageshow", onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener("pageshow", onChange);
  };
}
