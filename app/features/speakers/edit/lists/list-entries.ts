import { entriesOf, type FormField, type FormValues, valuesOf } from "../form-values.ts";

/** One entry of a list in the form; `key` holds it through sorting, `id` is there once it is stored. */
export type ListEntry = { readonly key: string; readonly id?: string; readonly values: FormValues };

export function toListEntries(
  fields: readonly FormField[],
  items: readonly ({ readonly id: string } & Record<string, unknown>)[],
): ListEntry[] {
  return items.map((item) => ({ key: item.id, id: item.id, values: entriesOf(fields, item) }));
}

export function toItems(fields: readonly FormField[], entries: readonly ListEntry[]) {
  return entries.map(({ id, values }) => ({
    ...valuesOf(fields, values),
    ...(id !== undefined && { id }),
  }));
}

/** Taken out at one place and put in at another. */
export function placedAt<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

export function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] {
  return placedAt(list, at, at + by);
}
