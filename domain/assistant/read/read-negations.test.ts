import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { readBrief } from "./read-brief.ts";

const excluded = (text: string) => readBrief(text, isoDate("2026-11-17")).constraints.excluded;

test("only a kind of person is kept away, not whatever stands behind a „nicht“", () => {
  for (const text of [
    "Der Termin steht noch nicht fest",
    "Der Ort ist nicht bekannt",
    "Das ist mir nicht wichtig, gern ohne Technik",
  ]) {
    expect(excluded(text), text).toEqual([]);
  }
  expect(excluded("kein Politiker und kein Motivationstrainer")).toEqual([
    "politiker",
    "motivationstrainer",
  ]);
  expect(excluded("Alle außer Politiker, keine Berater oder Professoren")).toEqual([
    "politiker",
    "berater",
    "professoren",
  ]);
});
