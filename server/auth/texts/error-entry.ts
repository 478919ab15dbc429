import type { ContentfulStatusCode } from "hono/utils/http-status";

export type ErrorEntry = {
  status: ContentfulStatusCode;
  /** The stable name the auth client knows. */
  code: string;
  /** `%s` stands for seconds. */
  de: string;
  /** For programs that compare words with those of the original server. */
  en: string;
};

export function entry(
  status: ContentfulStatusCode,
  code: string,
  de: string,
  en: string,
): ErrorEntry {
  return { status, code, de, en };
}

export function validation(de: string, en: string): ErrorEntry {
  return entry(400, "validation_failed", de, en);
}
