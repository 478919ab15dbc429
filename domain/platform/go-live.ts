import { BINDING_TEXTS, isDraft } from "#domain/content/legal-documents.ts";
import { type CompanyField, sellerFrom } from "#domain/invoicing/seller/company-setting.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import type { LeftMailStatus } from "./job-state.ts";

/** Without these no booking binds: there is no contract partner, no invoice, no valid terms, no confirmation. */
export const BINDING_POINTS = ["company", "tax", "bank", "terms", "mail"] as const;
/** What an owner should have looked at; a booking holds without it. */
export const ADVISORY_POINTS = ["claims", "payment", "second_factor", "speaker", "backup"] as const;

export type BindingPoint = (typeof BINDING_POINTS)[number];
export type GoLiveName = BindingPoint | (typeof ADVISORY_POINTS)[number];

export type GoLivePoint = {
  readonly name: GoLiveName;
  readonly isBinding: boolean;
  readonly isDone: boolean;
};

/** What decides whether binding bookings are taken. */
export type BindingFacts = {
  /** The settings as they are stored. */
  readonly company: unknown;
  readonly legalConfirmed: unknown;
  /** What became of the last test mail. */
  readonly testMail: LeftMailStatus | null;
  /** Without a mail server mails are kept here, and that is where they are read. */
  readonly hasMailServer: boolean;
  /** The demo's texts keep their note that they are drafts, and its mails are read in its own mailbox. */
  readonly isDemo: boolean;
};

export type AdvisoryFacts = {
  /** Saved once: confirmed as they are, changed, or emptied. */
  readonly hasDecidedClaims: boolean;
  readonly hasDecidedPayment: boolean;
  readonly takesCards: boolean;
  readonly adminsWithoutFactor: number;
  readonly listedSpeakers: number;
  readonly lastBackupMs: number | null;
  readonly nowMs: number;
};

/** A backup that is older has been forgotten. */
const FRESH_BACKUP_MS = 7 * DAY_MS;

const BANK_FIELDS: readonly CompanyField[] = ["iban", "bic", "account_holder"];
const TAX_FIELDS: readonly CompanyField[] = ["vat_id", "tax_number"];

/** The binding points that are still open, in the order in which an owner fills them in. */
export function openBindingPoints(facts: BindingFacts): BindingPoint[] {
  const seller = sellerFrom(facts.company);
  const lacks = seller.ok ? [] : seller.error;
  const isOpen: Record<BindingPoint, boolean> = {
    company: lacks.some((field) => !BANK_FIELDS.includes(field) && !TAX_FIELDS.includes(field)),
    tax: lacks.some((field) => TAX_FIELDS.includes(field)),
    bank: lacks.some((field) => BANK_FIELDS.includes(field)),
    terms: unconfirmedTexts(facts).length > 0,
    mail: !isMailProven(facts),
  };
  return BINDING_POINTS.filter((name) => isOpen[name]);
}

/** Whether binding bookings are taken: the one question of booking flow, pages and search. */
export function takesBindingBookings(facts: BindingFacts): boolean {
  return openBindingPoints(facts).length === 0;
}

/** The texts a booking rests on whose present version no admin has confirmed. */
export function unconfirmedTexts({
  legalConfirmed,
  isDemo,
}: Pick<BindingFacts, "legalConfirmed" | "isDemo">): (typeof BINDING_TEXTS)[number][] {
  return isDemo ? [] : BINDING_TEXTS.filter((document) => isDraft(document, legalConfirmed));
}

export function goLivePoints(facts: BindingFacts & AdvisoryFacts): GoLivePoint[] {
  const open = new Set<GoLiveName>(openBindingPoints(facts));
  const isDone: Record<(typeof ADVISORY_POINTS)[number], boolean> = {
    claims: facts.hasDecidedClaims || facts.isDemo,
    payment: facts.hasDecidedPayment || facts.takesCards,
    second_factor: facts.adminsWithoutFactor === 0,
    speaker: facts.listedSpeakers > 0,
    backup: facts.lastBackupMs !== null && facts.nowMs - facts.lastBackupMs <= FRESH_BACKUP_MS,
  };
  return [
    ...BINDING_POINTS.map((name) => ({ name, isBinding: true, isDone: !open.has(name) })),
    ...ADVISORY_POINTS.map((name) => ({ name, isBinding: false, isDone: isDone[name] })),
  ];
}

function isMailProven({ testMail, hasMailServer, isDemo }: BindingFacts): boolean {
  return isDemo || testMail === "sent" || (testMail === "captured" && !hasMailServer);
}
