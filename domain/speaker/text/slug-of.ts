import { isReservedSlug } from "../speaker-codes.ts";

const LONGEST = 100;
const LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ø: "o",
  ł: "l",
};

/** „Dr. Jürgen Groß“ → `dr-juergen-gross`; empty if nothing of the name can stand in an address. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöüßøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return isReservedSlug(plain) ? `${plain}-1` : plain;
}

/** The first of `name`, `name-2`, `name-3` … that is free. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const next = `${wanted}-${number}`;
    if (!taken.has(next)) return next;
  }
}
