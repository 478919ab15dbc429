import type { Db } from "#data/db.ts";
import { MAIL_PROOF } from "#data/queries/platform/go-live.ts";
import { settings } from "#data/schema/content.ts";
import {
  BINDING_TEXTS,
  LEGAL_CONFIRMED_SETTING,
  LEGAL_VERSIONS,
} from "#domain/content/legal-documents.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { testSeller } from "#tests/support/billing/invoices.ts";

/** What an owner has done before the first binding booking. */
const GO_LIVE = {
  [COMPANY_SETTING]: testSeller,
  [LEGAL_CONFIRMED_SETTING]: Object.fromEntries(
    BINDING_TEXTS.map((text) => [text, LEGAL_VERSIONS[text].version]),
  ),
  [MAIL_PROOF]: { status: "sent", at: "2026-01-01T00:00:00Z" },
};

export async function openMarketplace(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(GO_LIVE).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing();
}
