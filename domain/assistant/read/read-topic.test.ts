import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { readBrief } from "./read-brief.ts";

const topics = (text: string) => readBrief(text, isoDate("2026-11-17")).constraints.topics;

test("„über“ names a topic, whether or not a category covers it", () => {
  expect(topics("Vortrag über Mut")).toEqual(["Mut"]);
  expect(topics("Über Mut, 200 Gäste")).toEqual(["Mut"]);
  expect(topics("Vortrag zum Thema Pilze")).toEqual(["Pilze"]);
});

test("„über“ before an amount, a medium or what the customer is glad of names none", () => {
  for (const text of [
    "über 5.000 €",
    "über 100 Personen",
    "über hundert Gäste",
    "über fünftausend Euro",
    "Wir freuen uns über Vorschläge",
    "Ich habe Sie über Google gefunden",
    "über Zoom",
    "über mehrere Tage",
    "gegenüber Kunden",
  ]) {
    expect(topics(text), text).toEqual([]);
  }
});
