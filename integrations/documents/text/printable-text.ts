import { isJoiner } from "./text-clusters.ts";

/** Stands for characters that mean nothing outside of the program that wrote them; no font has a picture. */
const NO_CHARACTER = "\uFFFD";

/**
 * A text as it is set: whole characters in one normal form, at most so many, and nothing that would steer
 * the direction of the rest. Which font draws a character is decided later; nothing visible is dropped here.
 */
export function printableText(text: string, longest: number): string {
  const isLonger = text.length > longest;
  const normal = text.slice(0, longest).toWellFormed().normalize("NFC");
  let printable = "";
  for (const character of normal.replace(/\p{White_Space}+/gu, widestSpace)) {
    if (/[\p{Co}\p{Cn}]/u.test(character)) printable += NO_CHARACTER;
    else if (!/[\p{Cc}\p{Cf}]/u.test(character) || isJoiner(character)) printable += character;
  }
  return `${printable.replace(/ {2,}/g, " ").trim()}${isLonger ? "…" : ""}`;
}

/** Amounts and their currency stay together; every other space may end a line. */
function widestSpace(spaces: string): string {
  return spaces === "\u00a0" || spaces === "\u202f" ? "\u00a0" : " ";
}
