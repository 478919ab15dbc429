export type DatabaseTrouble = "unavailable" | "bad_value" | null;

/** Connection lost, shutting down, out of resources, waited too long or in a circle, another was faster. */
const UNAVAILABLE_SQLSTATE = /^(?:08|53|57P|58)|^(?:57014|55P03|25006|40P01|40001)/;
const UNAVAILABLE_NODE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "EPIPE",
  "ETIMEDOUT",
]);
/** The `pg` pool and the embedded engine report these without a code. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|connection timeout|Client has encountered a connection error|Cannot use a pool after calling end|Query read timeout|embedded database (?:has stopped|did not start)/i;
/** Class 22: the value does not fit its type. Validation missed it, but the sender is to blame. */
const BAD_VALUE_SQLSTATE = /^22/;
const MAX_CAUSES = 5;

/** Looks through wrapped errors, because the query builder wraps what the driver throws. */
export function databaseTrouble(error: unknown): DatabaseTrouble {
  let current: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const trouble = troubleOf(current);
    if (trouble) return trouble;
    current = current.cause;
  }
  return null;
}

function troubleOf(error: Error & { code?: unknown; errors?: unknown }): DatabaseTrouble {
  if (Array.isArray(error.errors) && error.errors.some((one) => databaseTrouble(one))) {
    return "unavailable";
  }
  if (typeof error.code === "string") {
    if (UNAVAILABLE_NODE.has(error.code) || UNAVAILABLE_SQLSTATE.test(error.code)) {
      return "unavailable";
    }
    if (error.code.length === 5 && BAD_VALUE_SQLSTATE.test(error.code)) return "bad_value";
  }
  return UNAVAILABLE_MESSAGE.test(error.message) ? "unavailable" : null;
}
