import * as z from "zod/mini";
import { emailAddress } from "#domain/account/email-address.ts";
import { formatDateTimeLong } from "#domain/format/date-times.ts";

/** What mails are made of. A person's own words (names) are never trusted to be what they claim. */

/** Letters, spaces, hyphens, apostrophes, and dots as in „Dr. “: nothing that becomes an address. */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?= |$)){0,99}$/u;
const MAX_WORDS = 5;

export const webAddress = z.string().check(z.refine(isWebAddress));
export const mailCode = z.string().check(z.regex(/^\d{4,10}$/));
export const mailAddress = z.string().check(z.refine((text) => emailAddress(text) !== null));
export const moment = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => `${formatDateTimeLong(text)} Uhr`),
);

/**
 * Sign-ups may use a stranger's address and any „name“; a mail must not carry advertising or a
 * link that way. What does not look like a name is left out.
 */
export const greetedName = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const name = typeof value === "string" ? value.normalize("NFC").trim().replace(/ +/g, " ") : "";
    return NAME.test(name) && name.split(" ").length <= MAX_WORDS ? name : null;
  }),
);

/** A label users give to something of theirs: one line, short. */
export const ownLabel = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const text = typeof value === "string" ? value.replace(/[\p{C}\p{Z}]+/gu, " ").trim() : "";
    return text.slice(0, 100);
  }),
);

function isWebAddress(text: string): boolean {
  const isOneWord = !/[\s\p{C}]/u.test(text);
  return isOneWord && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
