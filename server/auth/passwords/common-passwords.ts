import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { isCommonPassword } from "#domain/account/common-password.ts";

/**
 * The 10,000 passwords and first names most often found in leaks that have our six characters and that no
 * rule of `isCommonPassword` recognises anyway; sorted, one a line.
 */
const FILE = new URL("./common-passwords.txt.br", import.meta.url);

let listed: ReadonlySet<string> | undefined;

/** By rule or by list; what comes behind the word (digits and signs) makes no other password of it. */
export function isCommonOrListed(password: string): boolean {
  if (isCommonPassword(password)) return true;
  listed ??= new Set(brotliDecompressSync(readFileSync(FILE)).toString("utf8").split("\n"));
  const text = password.normalize("NFKC").toLowerCase();
  const stem = text.replace(/[\d!?.,*#+]+$/, "");
  return listed.has(text) || listed.has(stem);
}
