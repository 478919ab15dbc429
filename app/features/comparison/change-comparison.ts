import {
  type ComparisonRefusal,
  refusalFor,
  withoutSpeaker,
  withSpeaker,
} from "#domain/comparison/change-list.ts";
import { comparisonItem } from "#domain/comparison/item.ts";
import type { ComparisonList } from "#domain/comparison/list.ts";
import {
  COMPARISON_KEY,
  parseComparison,
  writeComparison,
} from "#domain/comparison/stored-list.ts";
import type { Action } from "#ui/button/action-link.tsx";
import { readStored, writeStored } from "#ui/stored-text.ts";
import { type ToastInput, toast } from "#ui/toast/toast-store.ts";
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

type Change = () => ToastInput | null | Promise<ToastInput>;

function inTurn(change: Change): Promise<void> {
  const run = async () => say(await change());
  last = last.then(run, run);
  return last;
}

/** Each change answers with what there is to say about it. */
async function add(slug: string): Promise<ToastInput> {
  const refusal = refusalFor(read(), slug);
  if (refusal !== null) return refused(refusal);
  const speaker = await fetchSpeaker(slug).catch(() => null);
  if (speaker === null) return failed(MESSAGES.addFailed);
  const item = comparisonItem(speaker);
  // Read again: another tab may have changed the list meanwhile.
  const next = withSpeaker(read(), item);
  if (!next.ok) return refused(next.error);
  if (!save(next.value)) return failed(MESSAGES.addFailed);
  return { kind: "success", text: MESSAGES.added(item.title) };
}

function remove(slug: string): ToastInput | null {
  const before = read();
  const removed = before.find((item) => item.slug === slug);
  if (removed === undefined) return null;
  if (!save(withoutSpeaker(before, slug))) return failed(MESSAGES.removeFailed);
  return { kind: "success", text: MESSAGES.removed(removed.title), action: undo(before) };
}

function clear(): ToastInput {
  const before = read();
  if (!save([])) return failed(MESSAGES.clearFailed);
  return { kind: "success", text: MESSAGES.cleared, action: undo(before) };
}

function undo(before: ComparisonList): Action {
  return {
    label: MESSAGES.undo,
    onSelect: () => {
      if (!save(before)) say(failed(MESSAGES.restoreFailed));
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

function refused(refusal: ComparisonRefusal): ToastInput {
  return { kind: refusal === "duplicate" ? "info" : "error", text: MESSAGES[refusal] };
}

function failed(text: string): ToastInput {
  return { kind: "error", text };
}

function say(message: ToastInput | null): void {
  if (message) toast.show({ ...message, topic: "comparison" });
}
