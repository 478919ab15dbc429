import { expect, test } from "vitest";
import type { Place } from "#integrations/geo/place-table.ts";
import { mergePlaces, readPostalFile } from "./postal-files.ts";

function line(
  country: string,
  code: string,
  name: string,
  state: string,
  lat: number,
  lng: number,
) {
  return [country, code, name, "", state, "", "", "", "", lat, lng, ""].join("\t");
}

const town: Place = {
  country: "AT",
  state: "Steiermark",
  name: "Graz",
  lat: 47.07,
  lng: 15.45,
  population: 222_326,
  postalCodes: ["8010"],
  otherNames: [],
};
const berlin: Place = {
  ...town,
  country: "DE",
  name: "Berlin",
  state: "Berlin",
  postalCodes: ["10115"],
};

test("districts and post offices count as their town, and broken lines not at all", () => {
  const text = [
    line("AT", "8010", "Graz,01.Bez.:Innere Stadt", "06", 47.07, 15.44),
    line("CH", "8022", "Zürich 22", "ZH", 47.37, 8.54),
    line("CH", "1201", "Genève", "GE", 46.21, 6.15),
    line("FR", "75001", "Paris", "11", 48.86, 2.34),
    "AT\t1010",
    "",
  ].join("\r\n");
  expect(readPostalFile(text).map(({ name, state }) => `${name}, ${state}`)).toEqual([
    "Graz, Steiermark",
    "Zürich, Zürich",
    "Genf, Genf",
  ]);
});

test("towns keep their population and get all codes; new places are added", () => {
  const lines = readPostalFile(
    [
      line("AT", "8010", "Graz", "06", 47.07, 15.44),
      line("AT", "8020", "Graz", "06", 47.08, 15.42),
      line("AT", "5082", "Grödig", "05", 47.74, 13.04),
      line("AT", "9999", "Graz", "02", 46.6, 13.8),
    ].join("\n"),
  );
  const merged = mergePlaces([town, berlin], lines);
  expect(merged[0]).toEqual({ ...town, postalCodes: ["8010", "8020"] });
  // Countries without a file keep what they had.
  expect(merged[1]).toEqual(berlin);
  expect(merged.slice(2).map(({ name, postalCodes }) => [name, ...postalCodes])).toEqual([
    ["Grödig", "5082"],
    ["Graz", "9999"],
  ]);
});

test("German codes of single companies are left out", () => {
  const lines = readPostalFile(
    [
      line("DE", "10115", "Berlin", "16", 52.53, 13.38),
      line("DE", "10990", "Beispiel AG", "16", 52.5, 13.4),
    ].join("\n"),
  );
  expect(mergePlaces([{ ...berlin, lat: 52.52, lng: 13.4 }], lines)).toHaveLength(1);
});
