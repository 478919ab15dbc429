import { expect, test } from "vitest";
import type { PlaceAnswer } from "#domain/address/place-answer.ts";
import { agreedPlace } from "./agreed-place.ts";

const MAIN = { lat: 50.11, lng: 8.68, label: "Frankfurt am Main, Hessen, Deutschland" };
const ODER = { lat: 52.34, lng: 14.55, label: "Frankfurt (Oder), Brandenburg, Deutschland" };
const OPERA = { lat: 50.1158, lng: 8.6718, label: "Alte Oper, Opernplatz, Frankfurt" };
const PALACE = { lat: 47.46, lng: 11.18, label: "Schloss Elmau, Elmau 2, 82493 Krün" };
const sure: PlaceAnswer = { state: "sure", place: { ...MAIN, label: "Frankfurt am Main" } };
const ambiguous: PlaceAnswer = {
  state: "ambiguous",
  candidates: [MAIN, ODER].map((place) => ({ ...place, address: place.label })),
};
const unknown: PlaceAnswer = { state: "unknown" };

test("a service makes the place of a named town more exact, and never another one", () => {
  expect(agreedPlace("Alte Oper, Frankfurt am Main", sure, [OPERA])).toEqual({
    state: "sure",
    place: { lat: OPERA.lat, lng: OPERA.lng, label: "Frankfurt am Main" },
  });
  expect(agreedPlace("Alte Oper, Frankfurt am Main", sure, [ODER])).toEqual(sure);
});

test("it decides between namesakes with a single answer only", () => {
  expect(agreedPlace("Alte Oper Frankfurt", ambiguous, [OPERA])).toMatchObject({
    state: "sure",
    place: { lat: OPERA.lat, label: MAIN.label },
  });
  expect(agreedPlace("Frankfurt", ambiguous, [MAIN, ODER])).toEqual(ambiguous);
  expect(agreedPlace("Frankfurt", ambiguous, [PALACE])).toEqual(ambiguous);
  expect(agreedPlace("Frankfurt", ambiguous, [])).toEqual(ambiguous);
});

test("where the text names no town, its single answer has to carry a word of the text", () => {
  expect(agreedPlace("Schloss Elmau", unknown, [PALACE])).toEqual({ state: "sure", place: PALACE });
  expect(agreedPlace("Kantine", unknown, [PALACE])).toEqual(unknown);
  expect(agreedPlace("Schloss Elmau", unknown, [PALACE, OPERA])).toEqual(unknown);
});
