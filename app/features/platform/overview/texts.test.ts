import { expect, test } from "vitest";
import { OVERVIEW_TEXTS } from "./texts.ts";

test("a single profile and a single open inquiry are counted in the singular", () => {
  expect([1, 2].map(OVERVIEW_TEXTS.speakersOf)).toEqual(["von 1 Profil", "von 2 Profilen"]);
  expect([0, 1, 2].map(OVERVIEW_TEXTS.upcomingNote)).toEqual([
    "0 Anfragen und Angebote offen",
    "1 Anfrage oder Angebot offen",
    "2 Anfragen und Angebote offen",
  ]);
});
