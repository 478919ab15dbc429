import { failure, ok, type Result } from "#domain/result.ts";

export type JsonProblem = "malformed" | "too_deep" | "too_many_values" | "forbidden_content";

const MAX_DEPTH = 64;
/** Three times what 250 imported rows hold; parsing as many takes ten milliseconds. */
const MAX_VALUES = 50_000;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
/** Without one of these in the text there is nothing for the slow check to find. */
const SUSPICIOUS = /__proto__|constructor|\\u/;

/**
 * Parses what a client sent. Depth and values are counted before parsing, because code that walks the
 * value later is recursive and megabytes of „[],“ keep a parser busy for seconds; keys that reach a
 * prototype, NUL and halves of a letter, which no column can store, are refused here once instead of in
 * every handler.
 */
export function parseJson(text: string): Result<unknown, JsonProblem> {
  const excess = findExcess(text);
  if (excess) return failure(excess);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure("malformed");
  }
  return SUSPICIOUS.test(text) && hasForbiddenContent(value)
    ? failure("forbidden_content")
    : ok(value);
}

function findExcess(text: string): JsonProblem | null {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > MAX_DEPTH) return "too_deep";
    } else if (CLOSING.has(code)) depth -= 1;
    else if (code === COMMA) {
      values += 1;
      if (values > MAX_VALUES) return "too_many_values";
    }
  }
  return null;
}

function hasForbiddenContent(value: unknown): boolean {
  if (typeof value === "string") return !isStorableText(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(hasForbiddenContent);
  return Object.entries(value).some(
    ([key, inner]) =>
      isPrototypeKey(key, inner) || !isStorableText(key) || hasForbiddenContent(inner),
  );
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function isPrototypeKey(key: string, value: unknown): boolean {
  if (key === "__proto__") return true;
  return (
    key === "constructor" &&
    typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, "prototype")
  );
}
