/** Alone they are no name of a town. */
const PREFIXES = new Set(["", "Bad", "Sankt", "St."]);

/** „Welches Neustadt meinen Sie?“ for towns of one name, else the plain question. */
export function placeQuestion(labels: readonly string[]): string {
  const [first = "", ...others] = labels.map((label) => label.split(", ")[0] ?? "");
  if (others.length === 0) return `Meinen Sie ${first.replace(/^\d+ /, "")}?`;
  const shared = sharedWords([first, ...others].map((name) => name.replace(/^\d+ /, "")));
  return PREFIXES.has(shared) ? "Welchen Ort meinen Sie?" : `Welches ${shared} meinen Sie?`;
}

function sharedWords(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(/[\s(/]+/));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(" ");
}
