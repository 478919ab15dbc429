import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";

export type LegalDocument =
  | "impressum"
  | "datenschutz"
  | "agb"
  | "widerrufsbelehrung"
  | "speaker-agb"
  | "barrierefreiheit"
  | "ranking"
  | "bewertungen";

export type LegalVersion = { readonly version: string; readonly date: IsoDate };

/** Change both whenever the words change: a consent names what was read. */
export const LEGAL_VERSIONS = {
  impressum: { version: "2026-11", date: isoDate("2026-11-16") },
  datenschutz: { version: "2026-11-4", date: isoDate("2026-11-18") },
  agb: { version: "2026-11-3", date: isoDate("2026-11-17") },
  widerrufsbelehrung: { version: "2026-11", date: isoDate("2026-11-16") },
  "speaker-agb": { version: "2026-11", date: isoDate("2026-11-16") },
  barrierefreiheit: { version: "2026-11", date: isoDate("2026-11-16") },
  ranking: { version: "2026-11-2", date: isoDate("2026-11-17") },
  bewertungen: { version: "2026-11", date: isoDate("2026-11-16") },
} as const satisfies Record<LegalDocument, LegalVersion>;

/** What a booking rests on: who sells, on which terms to both sides, and what happens to the data. */
export const BINDING_TEXTS = [
  "impressum",
  "datenschutz",
  "agb",
  "widerrufsbelehrung",
  "speaker-agb",
] as const satisfies readonly LegalDocument[];

/** The setting that holds which version of which text the operator has had checked. */
export const LEGAL_CONFIRMED_SETTING = "legal_confirmed";

/** A text is a draft until its present version is confirmed; a new version is a draft again. */
export function isDraft(document: LegalDocument, setting: unknown): boolean {
  const confirmed = typeof setting === "object" && setting !== null ? setting : {};
  return (confirmed as Record<string, unknown>)[document] !== LEGAL_VERSIONS[document].version;
}

/** Whether consumers can withdraw online (§ 356a BGB); off as long as only companies book. */
export const WITHDRAWAL_SETTING = "withdrawal_function";

/** Where visitors write to; without one the mail address of the company is used. */
export const SUPPORT_MAIL_SETTING = "support_email";

/** What a booking accepts is what the pages show: the same constants. */
export const BOOKING_CONSENT_VERSIONS = {
  agb: LEGAL_VERSIONS.agb.version,
  widerruf: LEGAL_VERSIONS.widerrufsbelehrung.version,
} as const;
