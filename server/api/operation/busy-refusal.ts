/** Places for reading foreign files are few and soon free again. */
const RETRY_AFTER_SECONDS = "2";

/** 429 with a German sentence, for work that finds no free place. */
export function busy(message: string) {
  const headers = { "retry-after": RETRY_AFTER_SECONDS };
  return { problem: "too_many_requests", message, headers } as const;
}
