import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type DrawerDraft, faultsOf, newDrawerDraft } from "#domain/booking/draft/draft-rules.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import type { Drawer } from "../use-drawer.ts";
import { DetailsStep } from "./details-step.tsx";
import { faultTexts, ON_SITE_HINT } from "./field-texts.ts";
import { summaryRows } from "./summary-rows.ts";

const eventDate = isoDate("2026-03-07");

/** As much of the drawer as the step looks at. */
function drawer(changes: Partial<DrawerDraft> = {}): Drawer {
  const draft = { ...newDrawerDraft(eventDate), ...changes };
  const speaker = { name: "Mira Sprecher", job_title: null, travel_fee_usd: null };
  const offer = { talks: [], workshops: [], lengths_not_offered: [] };
  const state = { mode: "direct", step: "details", eventDate, draft, errors: {} };
  const known = { speaker: { ...speaker, ...offer }, state, mode: "direct" };
  return { ...known, place: null, address: null, act: () => undefined } as unknown as Drawer;
}

test("the details ask for a contact on site, who may be left out", () => {
  const html = renderToStaticMarkup(<DetailsStep drawer={drawer()} />);
  const input = (name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];
  expect(input("onSiteContact")).toContain('maxLength="120"');
  expect(input("onSitePhone")).toContain('type="tel"');
  expect(input("onSitePhone")).toContain('maxLength="50"');
  for (const name of ["onSiteContact", "onSitePhone"]) {
    expect(input(name)).not.toContain("required");
  }
  for (const text of ["Ansprechpartner vor Ort", "Telefon vor Ort", ON_SITE_HINT]) {
    expect(html).toContain(text);
  }
});

test("a number without a name is asked for the name", () => {
  const { draft } = drawer({ onSitePhone: "+49 40 1234" }).state;
  const texts = faultTexts(faultsOf("details", draft, 0));
  expect(texts.onSiteContact).toBe("Bitte geben Sie zur Telefonnummer auch den Namen an.");
  expect(texts.onSitePhone).toBeUndefined();
});

test("the summary names whom was given, and leads back to the details", () => {
  const rows = (changes: Partial<DrawerDraft>) =>
    summaryRows(drawer(changes)).filter(({ label }) => label.endsWith("vor Ort"));
  expect(rows({})).toEqual([]);
  expect(rows({ onSiteContact: " Mara Köster ", onSitePhone: "+49 40 1234" })).toEqual([
    { label: "Ansprechpartner vor Ort", value: "Mara Köster", step: "details" },
    { label: "Telefon vor Ort", value: "+49 40 1234", step: "details" },
  ]);
});
