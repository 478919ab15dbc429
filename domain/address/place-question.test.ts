import { expect, test } from "vitest";
import { placeQuestion } from "./place-question.ts";

test.each([
  [["Neustadt an der Weinstraße, Rheinland-Pfalz", "Neustadt am Rübenberge"], "Welches Neustadt"],
  [["Frankfurt am Main, Hessen", "Frankfurt (Oder), Brandenburg"], "Welches Frankfurt"],
  [["Bad Orb, Hessen", "Bad Tölz, Bayern"], "Welchen Ort"],
  [["10115 Berlin, Deutschland", "Hamburg, Deutschland"], "Welchen Ort"],
  [["86692 Münster, Deutschland", "Münster, Tirol, Österreich"], "Welches Münster"],
])("%j asks for one of them", (labels, start) => {
  expect(placeQuestion(labels)).toBe(`${start} meinen Sie?`);
});

test("a single town is asked for by name", () => {
  expect(placeQuestion(["Lech, Vorarlberg, Österreich"])).toBe("Meinen Sie Lech?");
});
