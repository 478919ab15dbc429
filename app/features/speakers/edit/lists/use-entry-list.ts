import { useEffect, useRef, useState } from "react";
import { entriesOf } from "../form-values.ts";
import type { CollectionSection } from "../section.ts";
import { EDIT_TEXTS as TEXTS } from "../texts.ts";
import { type ListEntry, moved } from "./list-entries.ts";

type Entries = readonly ListEntry[];

/** Adding, moving and removing; after each the keyboard goes on where the change was. */
export function useEntryList(
  { fields, nameField, isSorted }: CollectionSection,
  entries: Entries,
  change: (next: Entries) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef<string | null>(null);
  const [place, setPlace] = useState("");
  // What is wanted may appear only with the next render.
  useEffect(() => {
    if (wanted.current === null) return;
    form.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const want = ({ key }: ListEntry, part: string) => {
    wanted.current = `[data-entry="${CSS.escape(key)}"] ${part}`;
  };
  const nameOf = ({ values }: ListEntry, at: number) =>
    String(values[nameField] || TEXTS.entry(at + 1));
  return {
    form,
    /** Where the entry that was moved stands now, for those who do not see it. */
    place,
    nameOf,
    add() {
      const entry = { key: crypto.randomUUID(), values: entriesOf(fields, { is_active: true }) };
      // New talks stand on top in the profile, so they do here.
      change(isSorted ? [...entries, entry] : [entry, ...entries]);
      want(entry, ":is(input, select, textarea)");
    },
    move(entry: ListEntry, at: number, by: -1 | 1) {
      const next = at + by;
      change(moved(entries, at, by));
      // At either end the button is off: then the one that leads back.
      want(entry, `[data-move="${next === 0 || next === entries.length - 1 ? -by : by}"]`);
      setPlace(TEXTS.placed(nameOf(entry, at), next + 1, entries.length));
    },
    remove(at: number) {
      change(entries.toSpliced(at, 1));
      const neighbour = entries[at + 1] ?? entries[at - 1];
      if (neighbour) want(neighbour, "[data-remove]");
      else wanted.current = "[data-add]";
    },
  };
}
