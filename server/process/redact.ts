const HIDDEN = "[verborgen]";
const MAX_DEPTH = 6;
const MAX_TEXT = 8_000;

/** Keys that hold secrets or personal data, wherever they appear. */
const SENSITIVE_KEY =
  /authorization|cookie|password|passwd|passphrase|secret|token|pepper|private|api[-_]?key|seal|session|credential|e-?mail|phone|telefon|iban|otp|totp|^code$|^body$|^params$|^parameters$|^detail$/i;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;
const JSON_WEB_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;
const URL_PASSWORD = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s@/]+@/gi;
const LONG_SECRET = /\b(?:v\d+\.|r\d+\.)[\w-]{20,}/g;
/** JSON escapes the rest; these two end a line for some readers. */
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g;
/** The query builder appends the values of a failed query to its message. */
const QUERY_VALUES = /\nparams:[\s\S]*$/;

/** A copy that is fit for the log: no secrets, no addresses of people, bounded in size. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (depth >= MAX_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SENSITIVE_KEY.test(key) ? HIDDEN : redact(inner, depth + 1),
    ]),
  );
}

export function redactText(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(JSON_WEB_TOKEN, HIDDEN)
    .replace(URL_PASSWORD, `$1:${HIDDEN}@`)
    .replace(LONG_SECRET, HIDDEN)
    .replace(EMAIL, HIDDEN)
    .replace(LINE_SEPARATORS, " ");
}

type ErrorLine = { type: string; message: string; code?: string; stack: string; cause?: unknown };

/** Own properties of errors are dropped: drivers put queries, values and whole requests there. */
function describeError(error: Error & { code?: unknown }, depth: number): ErrorLine {
  const message = redactText(error.message.replace(QUERY_VALUES, ""));
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(typeof error.code === "string" ? { code: error.code } : {}),
    stack: redactText(frames.join("\n")),
    ...(error.cause !== undefined && depth < MAX_DEPTH
      ? { cause: redact(error.cause, depth + 1) }
      : {}),
  };
}
