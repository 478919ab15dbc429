import { atFirstUse } from "./at-first-use.ts";

const names = atFirstUse(() => new Intl.DisplayNames("de", { type: "region" }));

/** „Österreich“ for AT; a code that has no name stays as it is. */
export function countryName(code: string): string {
  return names().of(code) ?? code;
}
