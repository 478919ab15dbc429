import { expect, test } from "vitest";
import { fitting, importsIn, nearestTests } from "./nearest-tests.mjs";

const ALIASES = { "#domain/*": "./domain/*", "#ui/*": "./app/ui/*" };
const isTest = (file: string) => file.includes(".test.");

test("the imports of a file are read in every form, packages left out", () => {
  const text = `
    import { cents } from "#domain/money.ts";
    import type { Box } from "../ui/box.tsx";
    export { texts } from "./texts.ts";
    const page = () => import("#ui/page.tsx");
    const worker = new URL("./worker.ts", import.meta.url);
    import { z } from "zod/mini";
  `;
  expect(importsIn(text, "app/features/bookings.ts", ALIASES)).toEqual([
    "domain/money.ts",
    "app/ui/box.tsx",
    "app/features/texts.ts",
    "app/ui/page.tsx",
    "app/features/worker.ts",
  ]);
});

const IMPORTS = new Map([
  ["domain/money.ts", []],
  ["domain/money.test.ts", ["domain/money.ts"]],
  ["domain/price.ts", ["domain/money.ts", "domain/tax.ts"]],
  ["domain/price.test.ts", ["domain/price.ts"]],
  ["domain/tax.ts", ["domain/price.ts"]],
  ["domain/colour.test.ts", ["domain/colour.ts"]],
]);
const nearest = (...changed: string[]) => nearestTests({ changed, imports: IMPORTS, isTest });

test("the nearest tests come first, through circles too, and what cannot be reached is left out", () => {
  expect(nearest("domain/money.ts")).toEqual(["domain/money.test.ts", "domain/price.test.ts"]);
  expect(nearest("domain/tax.ts")).toEqual(["domain/price.test.ts"]);
});

test("a changed test comes before all others", () => {
  expect(nearest("domain/money.ts", "domain/price.test.ts")).toEqual([
    "domain/price.test.ts",
    "domain/money.test.ts",
  ]);
});

test("the importers of a deleted file are reached, the file itself is not run", () => {
  expect(nearest("domain/colour.ts")).toEqual(["domain/colour.test.ts"]);
  expect(nearest("domain/gone.test.ts")).toEqual([]);
});

test("as many of the nearest run as fit into the time, and some of each in any case", () => {
  const units = Array.from({ length: 500 }, (_, n) => `unit ${n}`);
  const database = Array.from({ length: 150 }, (_, n) => `database ${n}`);
  const whole = fitting({ units, database }, 46);
  expect(whole.units.reached).toHaveLength(500);
  expect(whole.units.chosen).toEqual(units.slice(0, 133));
  expect(whole.database.chosen).toEqual(database.slice(0, 10));
  const late = fitting({ units, database }, -5);
  expect(late.units.chosen).toEqual(units.slice(0, 20));
  expect(late.database.chosen).toEqual(database.slice(0, 2));
  const few = fitting({ units: ["a"], database: ["b"] }, 46);
  expect([few.units.chosen, few.database.chosen]).toEqual([["a"], ["b"]]);
});
