import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { readBrief } from "./read-brief.ts";

const OFFERED = ["Dänisch", "Deutsch", "Hindi", "Kroatisch", "Persisch"];
const read = (text: string) => readBrief(text, isoDate("2026-11-17"), OFFERED).constraints;

test("every language that speakers offer is understood", () => {
  expect(read("Keynote auf Dänisch").languages).toEqual(["Dänisch"]);
  expect(read("auf hindi oder kroatisch").languages).toEqual(["Hindi", "Kroatisch"]);
  expect(read("persischsprachige Moderation, german").languages).toEqual(["Deutsch", "Persisch"]);
  expect(read("Kein Dänisch")).toMatchObject({ notLanguages: ["Dänisch"], excluded: [] });
});

test("„dänische Kunden“ names no language", () => {
  expect(read("Vortrag für dänische Kunden").languages).toEqual([]);
});
