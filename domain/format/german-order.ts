import { atFirstUse } from "./at-first-use.ts";

const german = atFirstUse(() => new Intl.Collator("de"));

/** The order of a German dictionary: „Ä“ beside „A“. */
export function compareGerman(a: string, b: string): number {
  return german().compare(a, b);
}
