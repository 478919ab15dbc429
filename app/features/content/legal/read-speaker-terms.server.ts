import { readSetting } from "#data/queries/platform/settings.ts";
import { isDraft, LEGAL_CONFIRMED_SETTING } from "#domain/content/legal-documents.ts";
import type { Ctx } from "#features/ctx.ts";
import { readLegalFacts } from "./legal-facts.server.ts";

/** With whom speakers agree on their terms, and whether these have been checked. */
export async function readSpeakerTerms(ctx: Ctx) {
  const { company, missing } = await readLegalFacts(ctx);
  const { name, street, postal_code, city } = company;
  return {
    partner: `${name}, ${street}, ${postal_code} ${city}`,
    isDraft: isDraft("speaker-agb", await readSetting(ctx.db, LEGAL_CONFIRMED_SETTING)),
    isIncomplete: missing.length > 0,
  };
}
