import { entriesOf, type FormField, type FormValues, valuesOf } from "./form-values.ts";

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

export function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] {
  const entry = list[at];
  const target = at + by;
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(target, 0, entry);
}
