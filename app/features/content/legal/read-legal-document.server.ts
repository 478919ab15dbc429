import { readSetting } from "#data/queries/platform/settings.ts";
import {
  isDraft,
  LEGAL_CONFIRMED_SETTING,
  LEGAL_VERSIONS,
  type LegalDocument,
} from "#domain/content/legal-documents.ts";
import { parseMarkdown } from "#domain/content/markdown.ts";
import type { Ctx } from "#features/ctx.ts";
import { agb } from "./agb.server.ts";
import { barrierefreiheit } from "./barrierefreiheit.server.ts";
import { bewertungen } from "./bewertungen.server.ts";
import { datenschutz } from "./datenschutz.server.ts";
import { impressum } from "./impressum.server.ts";
import { type LegalFacts, readLegalFacts } from "./legal-facts.server.ts";
import type { LegalView } from "./legal-view.ts";
import { LEGAL_PAGES } from "./page-texts.server.ts";
import { ranking } from "./ranking.server.ts";
import { widerrufsbelehrung } from "./widerrufsbelehrung.server.ts";

export type LegalPage = Exclude<LegalDocument, "speaker-agb">;

export const LEGAL_TEMPLATES: Record<LegalPage, (facts: LegalFacts) => string> = {
  impressum,
  datenschutz,
  agb,
  widerrufsbelehrung,
  barrierefreiheit,
  ranking,
  bewertungen,
};

export function isLegalPage(name: string): name is LegalPage {
  return Object.hasOwn(LEGAL_TEMPLATES, name);
}

/** The text as it holds now, filled with who runs the platform. */
export async function readLegalDocument(ctx: Ctx, page: LegalPage): Promise<LegalView> {
  const facts = await readLegalFacts(ctx);
  return {
    ...LEGAL_PAGES[page],
    ...LEGAL_VERSIONS[page],
    isDraft: isDraft(page, await readSetting(ctx.db, LEGAL_CONFIRMED_SETTING)),
    isIncomplete: facts.missing.length > 0,
    blocks: parseMarkdown(keepSections(LEGAL_TEMPLATES[page](facts))),
  };
}

/** No line ends between a sign and the number that it stands for. */
function keepSections(text: string): string {
  return text.replaceAll("§ ", "§\u00a0");
}
