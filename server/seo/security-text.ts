import { DAY_MS } from "#domain/time/duration.ts";

/** RFC 9116 advises less than a year; the file is written anew with every request. */
const VALID_DAYS = 180;

type Facts = { readonly publicUrl: string; readonly contact: string | null; readonly now: Date };

/** Whom to tell about a weakness (RFC 9116). Whole days, so that it changes once a day only. */
export function securityText({ publicUrl, contact, now }: Facts): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact ? `mailto:${contact}` : `${publicUrl}/impressum`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: de, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
