/** What happens to a speaker who is already there: leave, fill what is empty, or replace. */
export const IMPORT_RULES = ["skip", "fill", "overwrite"] as const;
export type ImportRule = (typeof IMPORT_RULES)[number];

export const IMPORT_RESULTS = ["new", "update", "skip", "error"] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** How a speaker in the file was recognised; a name alone is only a hint. */
export type ImportMatch = { readonly by: "email" | "slug" | "name"; readonly speakerId: string };

export type ImportPlan =
  | { readonly result: "new" }
  | { readonly result: "update"; readonly speakerId: string }
  | { readonly result: "skip"; readonly speakerId: string; readonly reason: SkipReason };

export type SkipReason = "known" | "same_name";

/** Two people may share a name, so a name alone never changes a profile. */
export function planRow(match: ImportMatch | undefined, rule: ImportRule): ImportPlan {
  if (!match) return { result: "new" };
  const { by, speakerId } = match;
  if (by === "name") return { result: "skip", speakerId, reason: "same_name" };
  if (rule === "skip") return { result: "skip", speakerId, reason: "known" };
  return { result: "update", speakerId };
}
