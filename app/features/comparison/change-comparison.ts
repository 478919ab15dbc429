import { comparisonItem } from "#domain/comparison/item.ts";
import {
  type ComparisonList,
  type ComparisonRefusal,
  refusalFor,
  withoutSpeaker,
  withSpeaker,
} from "#domain/comparison/list.ts";
import { COMPARISON_KEY, parseComparison, writeComparison } from "#domain/comparison/stored-list.ts";
import { readStored, writeStored } from "#ui/stored-text.ts";
import { type ToastInput, toast } from "#ui/toast-store.ts";
import { fetchSpeaker } from "./speaker-api.ts";
import { COMPARISON_MESSAGES as MESSAGES } from "./texts.ts";

/** Changes happen one after the other, so that a quick second click finds the first one done. */
let last: Promise<void> = Promise.resolve();

export function addToComparison(slug: string): Promise<void> {
  return inTurn(() => add(slug));
}

export function removeFromComparison(slug: string): Promise<void> {
  return inTurn(() => remove(slug));
}

export function clearComparison(): Promise<void> {
  return inTurn(clear);
}

function inTurn(change: () => void | Promise<void>): Promise<void> {
  last = last.then(change, change);
  return last;
}

async function add(slug: string): Promise<void> {
  const refusal = refusalFor(read(), slug);
  if (refusal !== null) return refuse(refusal);
  const speaker = await fetchSpeaker(slug).catch(() => null);
  if (speaker === null) return fail(MESSAGES.addFailed);
  const item = comparisonItem(speaker);
  // Read again: another tab may have changed the list meanwhile.
  const next = withSpeaker(read(), item);
  if (!next.ok) return refuse(next.error);
  if (!save(next.value)) return fail(MESSAGES.addFailed);
  say({ kind: "success", text: MESSAGES.added(item.title) });
}

function remove(slug: string): void {
  const before = read();
  const removed = before.find((item) => item.slug === slug);
  if (removed === undefined) return;
  if (!save(withoutSpeaker(before, slug))) return fail(MESSAGES.removeFailed);
  say({ kind: "success", text: MESSAGES.removed(removed.title), action: undo(before) });
}

function clear(): void {
  const before = read();
  if (!save([])) return fail(MESSAGES.clearFailed);
  say({ kind: "success", text: MESSAGES.cleared, action: undo(before) });
}

function undo(before: ComparisonList) {
  return {
    label: MESSAGES.undo,
    onSelect: () => {
      if (!save(before)) fail(MESSAGES.restoreFailed);
    },
  };
}

function read(): ComparisonList {
  return parseComparison(readStored(COMPARISON_KEY));
}

/** A full or forbidden storage keeps what it had, which is how one notices. */
function save(list: ComparisonList): boolean {
  const text = list.length === 0 ? null : writeComparison(list);
  writeStored(COMPARISON_KEY, text);
  return readStored(COMPARISON_KEY) === text;
}

function refuse(refusal: ComparisonRefusal): void {
  say({ kind: refusal === "duplicate" ? "info" : "error", text: MESSAGES[refusal] });
}

function fail(text: string): void {
  say({ kind: "error", text });
}

function say(message: ToastInput): void {
  toast.show({ ...message, topic: "comparison" });
}
