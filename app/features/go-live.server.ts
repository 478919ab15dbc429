import {
  BACKUP_MARK,
  backupMsIn,
  countAdminsWithoutFactor,
  MAIL_PROOF,
  mailProofIn,
} from "#data/queries/platform/go-live.ts";
import { countSpeakers } from "#data/queries/platform/overview.ts";
import { storedSettings } from "#data/queries/platform/settings.ts";
import { LEGAL_CONFIRMED_SETTING } from "#domain/content/legal-documents.ts";
import { MARKETING_CLAIMS_KEY } from "#domain/content/marketing-claims.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import {
  type BindingFacts,
  goLivePoints,
  takesBindingBookings,
  unconfirmedTexts,
} from "#domain/platform/go-live.ts";
import type { Ctx } from "./ctx.ts";

type Source = Pick<Ctx, "db" | "demo" | "mailDomain">;

/** What decides on binding bookings, for callers that read other settings along with it. */
export const BINDING_KEYS = [COMPANY_SETTING, LEGAL_CONFIRMED_SETTING, MAIL_PROOF];
const PAYMENT_KEY = "payment_terms";
const ADVISORY_KEYS = [MARKETING_CLAIMS_KEY, PAYMENT_KEY, BACKUP_MARK];

/** Whether binding bookings are taken; until then visitors read and inquire. */
export async function takesBookings(ctx: Source): Promise<boolean> {
  return isOpenWith(ctx, await storedSettings(ctx.db, BINDING_KEYS));
}

export function isOpenWith(ctx: Omit<Source, "db">, stored: ReadonlyMap<string, unknown>): boolean {
  return takesBindingBookings(bindingFacts(ctx, stored));
}

/** The list that leads an owner from nothing to open. */
export async function readGoLive(ctx: Ctx) {
  const [stored, adminsWithoutFactor, { listed }] = await Promise.all([
    storedSettings(ctx.db, [...BINDING_KEYS, ...ADVISORY_KEYS]),
    countAdminsWithoutFactor(ctx.db),
    countSpeakers(ctx.db),
  ]);
  const facts = {
    ...bindingFacts(ctx, stored),
    hasDecidedClaims: stored.has(MARKETING_CLAIMS_KEY),
    hasDecidedPayment: stored.has(PAYMENT_KEY),
    takesCards: ctx.payments !== undefined,
    adminsWithoutFactor,
    listedSpeakers: listed,
    lastBackupMs: backupMsIn(stored.get(BACKUP_MARK)),
    nowMs: ctx.now().getTime(),
  };
  const { lastBackupMs } = facts;
  return {
    takes_bookings: takesBindingBookings(facts),
    points: goLivePoints(facts).map(({ name, isBinding, isDone }) => ({
      name,
      is_binding: isBinding,
      is_done: isDone,
    })),
    unconfirmed_texts: unconfirmedTexts(facts),
    takes_cards: facts.takesCards,
    last_backup_at: lastBackupMs === null ? null : new Date(lastBackupMs).toISOString(),
  };
}

function bindingFacts(
  { demo, mailDomain }: Omit<Source, "db">,
  stored: ReadonlyMap<string, unknown>,
): BindingFacts {
  return {
    company: stored.get(COMPANY_SETTING),
    legalConfirmed: stored.get(LEGAL_CONFIRMED_SETTING),
    testMail: mailProofIn(stored.get(MAIL_PROOF)),
    hasMailServer: mailDomain !== undefined,
    isDemo: demo,
  };
}
