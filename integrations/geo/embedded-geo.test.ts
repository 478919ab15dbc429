import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { surePlace } from "#domain/address/place-answer.ts";
import { distanceKm } from "#domain/search/distance.ts";
import { createEmbeddedGeo, EMBEDDED_PLACES, readPlaces } from "./embedded-geo.ts";
import { createGazetteer } from "./gazetteer.ts";

const geo = createEmbeddedGeo("./no-such-folder");
const suggested = async (query: string) =>
  (await geo.suggest(query)).map(({ description }) => description);
const best = async (query: string) => (await suggested(query))[0];

test("a table that could not be read once is read again at the next question", async () => {
  let reads = 0;
  const unlucky = createEmbeddedGeo("./no-such-folder", async () => {
    reads += 1;
    if (reads === 1) throw new Error("EMFILE");
    return createGazetteer(await readPlaces(EMBEDDED_PLACES));
  });
  unlucky.warmUp();
  await expect(unlucky.resolve("Graz")).rejects.toThrow("EMFILE");
  expect(await unlucky.resolve("Graz")).toMatchObject({ place: { label: "Graz" } });
});

describe("the places that come with the product", () => {
  test.each([
    ["Berlin", 52.52, 13.4],
    ["Hamburg", 53.55, 9.99],
    ["München", 48.14, 11.58],
    ["Köln", 50.94, 6.96],
    ["Frankfurt am Main", 50.11, 8.68],
    ["Nürnberg", 49.45, 11.08],
    ["Wien", 48.21, 16.37],
    ["Graz", 47.07, 15.44],
    ["Salzburg", 47.8, 13.04],
    ["Innsbruck", 47.27, 11.39],
    ["Zürich", 47.37, 8.54],
    ["Genf", 46.2, 6.15],
    ["Basel", 47.56, 7.59],
    ["Bern", 46.95, 7.45],
    ["Luzern", 47.05, 8.31],
    ["Vaduz", 47.14, 9.52],
  ])("know %s by its German name and where it lies [GEN-03]", async (name, lat, lng) => {
    expect(await best(name)).toMatch(new RegExp(`^${name}, `));
    const found = surePlace(await geo.resolve(name));
    expect(found?.label).toBe(name);
    expect(found && distanceKm(found, { lat, lng })).toBeLessThan(3);
  });

  test("every place lies inside the countries we serve", async () => {
    const places = await readPlaces(EMBEDDED_PLACES);
    expect(places.length).toBeGreaterThan(15_000);
    const outside = places.filter(
      ({ lat, lng }) => !(lat > 45.7 && lat < 55.1 && lng > 5.8 && lng < 17.2),
    );
    expect(outside).toEqual([]);
    expect(
      places.filter(({ country }) => country === "DE").flatMap((p) => p.postalCodes).length,
    ).toBeGreaterThan(8_000);
  });
});

describe("suggestions", () => {
  test("have the shape of the specification [ENT-53]", async () => {
    expect(await geo.suggest("Königstraße 1, 70173 Stutt")).toEqual([
      {
        description: "Königstraße 1, 70173 Stuttgart, Deutschland",
        place_id: "gn:DE:70173:Stuttgart",
        structured_formatting: {
          main_text: "Königstraße 1",
          secondary_text: "70173 Stuttgart, Deutschland",
        },
      },
    ]);
  });

  test.each([
    ["zuerich", "Zürich, Schweiz"],
    ["Zur", "Zürich, Schweiz"],
    ["koeln", "Köln, Nordrhein-Westfalen, Deutschland"],
    ["muenchen", "München, Bayern, Deutschland"],
    ["Munich", "München, Bayern, Deutschland"],
    ["Genève", "Genf, Schweiz"],
    ["Biel", "Biel/Bienne, Bern, Schweiz"],
    ["Sankt Ga", "St. Gallen, Schweiz"],
    ["St. Gal", "St. Gallen, Schweiz"],
    ["St. Pöl", "Sankt Pölten, Niederösterreich, Österreich"],
    ["Bad Hom", "Bad Homburg vor der Höhe, Hessen, Deutschland"],
  ])("„%s“ finds %s, however it is spelt", async (query, expected) => {
    expect(await best(query)).toBe(expected);
  });

  test.each([
    ["Ber", "Berlin, Deutschland"],
    ["Freiburg", "Freiburg im Breisgau, Baden-Württemberg, Deutschland"],
    ["Frankfurt", "Frankfurt am Main, Hessen, Deutschland"],
    ["Halle", "Halle (Saale), Sachsen-Anhalt, Deutschland"],
    ["Münster", "Münster, Nordrhein-Westfalen, Deutschland"],
  ])("„%s“ means the most populous first", async (query, expected) => {
    expect(await best(query)).toBe(expected);
  });

  test.each([
    ["70173", "70173 Stuttgart, Deutschland"],
    ["7017", "70173 Stuttgart, Deutschland"],
    ["801", "8010 Zürich, Schweiz"],
    ["D-10115 Ber", "10115 Berlin, Deutschland"],
    ["5020", "5020 Salzburg, Österreich"],
    ["5099 Salzburg", "5099 Salzburg, Österreich"],
    ["Königstraße 1, 701", "Königstraße 1, 70173 Stuttgart, Deutschland"],
  ])("„%s“ is read as a postal code", async (query, expected) => {
    expect(await best(query)).toBe(expected);
  });

  test.each([
    ["Messe Frankfurt", "Messe, Frankfurt am Main, Hessen, Deutschland"],
    ["Frankfurt Messe", "Messe, Frankfurt am Main, Hessen, Deutschland"],
    ["Kongresshaus Zür", "Kongresshaus, Zürich, Schweiz"],
    ["Hamburg Elbphilharmonie", "Elbphilharmonie, Hamburg, Deutschland"],
    ["Elbphilharmonie, Hamburg", "Elbphilharmonie, Hamburg, Deutschland"],
    ["Stuttgart, Königstraße 1", "Königstraße 1, Stuttgart, Baden-Württemberg, Deutschland"],
  ])("„%s“ is a venue or street in a town", async (query, expected) => {
    expect(await best(query)).toBe(expected);
  });

  test("are five at most, each once", async () => {
    for (const query of ["neu", "bad", "ober", "101", "st. ", "frankfurt"]) {
      const ids = (await geo.suggest(query)).map(({ place_id }) => place_id);
      expect(ids.length).toBeLessThanOrEqual(5);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("are empty for unknown places", async () => {
    expect(await suggested("xqzxqz")).toEqual([]);
    expect(await suggested("%_\\ (((")).toEqual([]);
    expect(await suggested("😀".repeat(100))).toEqual([]);
  });

  test("lead back to the very place they name", async () => {
    const places = await readPlaces(EMBEDDED_PLACES);
    const halles = places.filter(({ name }) => name === "Halle");
    expect(halles.length).toBeGreaterThan(1);
    for (const query of ["Halle", "Münster", "Neustadt", "Ber", "alt", "wal"]) {
      for (const { description, structured_formatting } of await geo.suggest(query)) {
        const found = surePlace(await geo.resolve(description));
        expect(`${found?.label}, `).toContain(`${structured_formatting.main_text}, `);
      }
    }
  });
});

describe("an address", () => {
  test.each([
    ["Alexanderplatz 1, 10178 Berlin", "10178 Berlin"],
    ["Getreidegasse 9, 5020 Salzburg, Österreich", "5020 Salzburg"],
    ["Getreidegasse 9, Salzburg", "Salzburg"],
    ["ICM München", "München"],
    ["Hamburg Elbphilharmonie", "Hamburg"],
    ["70173 Stuttgart-Mitte", "70173 Stuttgart"],
    ["Altstadt, Hamburg", "Hamburg"],
    ["Hallein, Salzburg", "Hallein"],
    ["Winterthur, Zürich, Schweiz", "Winterthur"],
    ["Essen", "Essen"],
  ])("„%s“ leads to %s", async (address, label) => {
    expect(surePlace(await geo.resolve(address))?.label).toBe(label);
  });

  test("with a state is the place in that state", async () => {
    const bavarian = surePlace(await geo.resolve("Münster, Bayern, Deutschland"));
    expect(bavarian && bavarian.lat < 49).toBe(true);
  });

  test.each(["xqzxqz", "asdf jkl", "Irgendwo 99999 Nirgends", "Hauptstraße 5", "", " , ,"])(
    "„%s“ leads nowhere",
    async (address) => {
      expect(await geo.resolve(address)).toEqual({ state: "unknown" });
    },
  );
});

describe("an imported table", () => {
  test("takes the place of the embedded one, unless it is broken", async () => {
    const folder = await mkdtemp(join(tmpdir(), "places-"));
    const file = join(folder, "places.tsv.br");
    await writeFile(file, brotliCompressSync("AT\tTirol\tTestdorf\t47.1\t11.1\t12\t6999\t"));
    expect(await createEmbeddedGeo(folder).suggest("Testdorf")).toHaveLength(1);
    expect(await createEmbeddedGeo(folder).suggest("Berlin")).toEqual([]);
    await writeFile(file, "not compressed");
    expect(await createEmbeddedGeo(folder).suggest("Berlin")).not.toEqual([]);
  });
});
