import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EMBEDDED_PLACES, readPlaces } from "./embedded-geo.ts";
import { createGazetteer } from "./gazetteer.ts";
import { nameKey } from "./place-names.ts";
import { resolveAddress } from "./resolve-address.ts";

const places = await readPlaces(EMBEDDED_PLACES);
const gazetteer = createGazetteer(places);
const SEVERAL = "*";
const NONE = "-";

/** Written by hand, by what is true in the world. */
const LABELLED = readFileSync(join(import.meta.dirname, "venue-labels.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [text = "", label = ""] = line.split("\t");
    return { text, label, isTown: label !== SEVERAL && label !== NONE };
  });

function townOf(text: string): string | null {
  const answer = resolveAddress(gazetteer, text);
  if (answer.state !== "sure") return null;
  const { lat, lng, label } = answer.place;
  const place = places.find(
    (one) => one.lat === lat && one.lng === lng && label.endsWith(one.name),
  );
  return place ? `${place.name} ${place.country}` : null;
}

test("none of the labelled venues becomes another town than its own", () => {
  expect(LABELLED.length).toBeGreaterThanOrEqual(800);
  const wrong = LABELLED.filter(({ text, label }) => {
    const town = townOf(text);
    return town !== null && nameKey(town) !== nameKey(label);
  });
  expect(wrong.map(({ text, label }) => [text, label, townOf(text)])).toEqual([]);
});

test("nearly all that name their town are sure without a question", () => {
  const named = LABELLED.filter(({ isTown }) => isTown);
  const sure = named.filter(({ text }) => townOf(text) !== null);
  expect(named.length).toBeGreaterThanOrEqual(600);
  expect(sure.length / named.length).toBeGreaterThan(0.97);
});

test("texts with several towns ask, and every answer they offer is sure", () => {
  for (const { text } of LABELLED.filter(({ label }) => label === SEVERAL)) {
    const answer = resolveAddress(gazetteer, text);
    expect([text, answer.state]).toEqual([text, "ambiguous"]);
    for (const { address, lat, lng } of answer.state === "ambiguous" ? answer.candidates : []) {
      expect([address, resolveAddress(gazetteer, address)]).toMatchObject([
        address,
        { state: "sure", place: { lat, lng } },
      ]);
    }
  }
});

test.each([
  ["Neustadt", "Neustadt an der Weinstraße, Rheinland-Pfalz, Deutschland"],
  ["Frankfurt", "Frankfurt (Oder), Brandenburg, Deutschland"],
  ["Halle", "Halle (Westf.), Nordrhein-Westfalen, Deutschland"],
  ["Baden", "Baden, Aargau, Schweiz"],
  ["10115 Hamburg", "Hamburg, Deutschland"],
])("„%s“ offers %s", (text, label) => {
  const answer = resolveAddress(gazetteer, text);
  const labels = answer.state === "ambiguous" ? answer.candidates.map((one) => one.label) : [];
  expect(labels).toContain(label);
});

test("what stands in front of the town is kept in the proposed address", () => {
  const answer = resolveAddress(gazetteer, "Hotel Krone, Neustadt");
  expect(answer).toMatchObject({
    candidates: [
      { address: "Hotel Krone, Neustadt an der Weinstraße, Rheinland-Pfalz, Deutschland" },
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test.each([
  "",
  " , ,",
  "😀".repeat(100),
  "%_\\ (((",
  "1",
  "-",
  "a".repeat(300),
  "12345 ".repeat(50),
])("„%s“ is no place and does no harm", (text) => {
  expect(resolveAddress(gazetteer, text).state).not.toBe("sure");
});
