import { expect, test } from "vitest";
import { mailLink, md } from "#domain/content/markdown-template.ts";
import { impressum } from "./impressum.server.ts";
import type { LegalFacts } from "./legal-facts.server.ts";
import { MISSING_FIELDS } from "./page-texts.server.ts";

const facts = (isDemo: boolean): LegalFacts =>
  ({
    company: MISSING_FIELDS,
    heads: "management",
    supportMail: MISSING_FIELDS.email,
    isDemo,
  }) as LegalFacts;

test("a company names register and VAT number, a sole trader without them the owner alone", () => {
  const company = impressum(facts(false));
  expect(company).toContain("## Vertreten durch\n\n(Vertretung fehlt)\n");
  expect(company).toContain("## Register\n\n(Registereintrag fehlt)\n\n## Umsatzsteuer\n");
  const fields = {
    ...MISSING_FIELDS,
    register_entry: "",
    vat_id: "",
    managing_directors: "Kim Muster",
  };
  const alone = impressum({ ...facts(false), company: fields, heads: "owner" });
  expect(alone).toContain("## Inhaberin oder Inhaber\n\nKim Muster\n");
  expect(alone).not.toMatch(/Register|Umsatzsteuer/);
});

test("a missing address stands there as words, not as a broken link", () => {
  expect(impressum(facts(false))).toContain("E-Mail: (E-Mail fehlt)\n");
  expect(md`${mailLink("post@example.org")}`).toBe("[post@example.org](mailto:post@example.org)");
});

test("only a demo speaks of its portraits", () => {
  expect(impressum(facts(true))).toContain("Porträts der Demo");
  expect(impressum(facts(false))).not.toContain("Demo");
});
