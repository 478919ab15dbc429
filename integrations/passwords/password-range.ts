import { createHash } from "node:crypto";
import { boundedText } from "../http/bounded-text.ts";

/** Whether a password is known from leaks; rejects where the service gave no usable answer. */
export type LeakLookup = (password: string) => Promise<boolean>;

/** A user waits at a form. */
const TIMEOUT_MS = 2_000;
/** A padded answer has about a thousand lines of forty bytes. */
const LARGEST_ANSWER = 256 * 1024;
const PREFIX_DIGITS = 5;
const LINE = /^([0-9A-F]{35}):(\d{1,12})$/;

/**
 * Asks a range service as „Have I Been Pwned“ publishes it: the service learns the first five digits of the
 * SHA-1 hash, which some thousand passwords share, and answers with the rest of all of them. Padding keeps the
 * size of the answer from telling which five they were; padded lines count zero.
 */
export function createPasswordRange(url: string, timeoutMs = TIMEOUT_MS): LeakLookup {
  const base = url.replace(/\/+$/, "");
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const answer = await fetch(`${base}/${hash.slice(0, PREFIX_DIGITS)}`, {
      headers: { "add-padding": "true", accept: "text/plain", "user-agent": "Wortbuehne" },
      // A redirect could lead into our own network.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the service answered ${answer.status}`);
    }
    return holds(await boundedText(answer, LARGEST_ANSWER), hash.slice(PREFIX_DIGITS));
  };
}

function holds(text: string, suffix: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  const entries = lines.filter(Boolean).map((line) => LINE.exec(line.toUpperCase()));
  // Not one range is empty: an answer in another form is none, rather than a clean bill of health.
  if (entries.length === 0 || entries.includes(null)) throw new Error("the answer is no range");
  return entries.some((entry) => entry?.[1] === suffix && Number(entry[2]) > 0);
}
