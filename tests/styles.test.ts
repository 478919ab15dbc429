import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { ownClasses, styledClasses, writtenClasses } from "#tests/support/source/class-names.ts";
import { root, targetOf, textOf } from "#tests/support/source/import-graph.ts";

const sheets = globSync("app/**/*.css", { cwd: root });
const components = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.server\.ts$/.test(file),
);
const styled = new Map(sheets.map((sheet) => [sheet, styledClasses(textOf(sheet))]));
const everyClass = new Set([...styled.values()].flatMap((names) => [...names]));
const written = new Map(
  components
    // Mails are written for mail programs, which know no sheet.
    .filter((file) => !file.startsWith("app/features/mail/content/"))
    .map((file) => {
      const { names, beginnings } = writtenClasses(textOf(file));
      const filled = [...everyClass].filter((name) =>
        beginnings.some((beginning) => name.startsWith(beginning)),
      );
      return [file, [...names, ...filled]];
    }),
);

/** Named by sheets that others than their owner may read: what every page has around it. */
const COMMON = /^app\/(?:styles|ui|parts|shell)\//;
/** `app/features/bookings` or `app/routes`: who a sheet belongs to. */
const ownerOf = (file: string) => /^app\/(?:features\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;

/** The sheet where a class belongs; what is styled only beside others belongs where it is named. */
const homes = new Map<string, string[]>();
for (const sheet of sheets) {
  for (const name of ownClasses(textOf(sheet)))
    homes.set(name, [...(homes.get(name) ?? []), sheet]);
}

test("a class belongs to one owner", () => {
  const shared = [...homes].filter(([, of]) => new Set(of.map(ownerOf)).size > 1);
  expect(shared).toEqual([]);
});

test("no feature writes a class of another feature or of a route", () => {
  const foreign = [...written].flatMap(([file, names]) =>
    names.flatMap((name) => {
      const home = homes.get(name)?.[0];
      const isAllowed = !home || COMMON.test(home) || ownerOf(home) === ownerOf(file);
      return isAllowed || file.startsWith("app/routes/") ? [] : [`${file}: .${name} of ${home}`];
    }),
  );
  expect(foreign).toEqual([]);
});

test("every class that a component writes is styled", () => {
  const unknown = [...written].flatMap(([file, names]) =>
    names.filter((name) => !everyClass.has(name)).map((n) => `${file}: ${n}`),
  );
  expect(unknown).toEqual([]);
});

type Loads = { files: ReadonlySet<string>; late: readonly string[] };

const IMPORT = /(?:^|\n)(?:import|export|\})[^;"'(]*?["']([#.][^"']+)["'];/g;
const LATE_IMPORT = /\bimport\(\s*["']([#.][^"']+)["']/g;

/** What a module brings at once, sheets included, and what it may ask for later. */
function loadsOf(entries: readonly string[]): Loads {
  const files = new Set<string>();
  const late = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file) || file.endsWith(".server.ts") || !file.startsWith("app/")) continue;
    files.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const source = textOf(file);
    for (const [whole, specifier = ""] of source.matchAll(IMPORT)) {
      if (!/^\s*import type/.test(whole)) open.push(targetOf(specifier, file));
    }
    for (const [, specifier = ""] of source.matchAll(LATE_IMPORT)) {
      const target = targetOf(specifier, file);
      if (target.startsWith("app/") && !target.endsWith(".server.ts")) late.add(target);
    }
  }
  return { files, late: [...late] };
}

const FRAMES: Readonly<Record<string, readonly string[]>> = {
  admin: ["app/root.tsx", "app/routes/admin-layout.tsx"],
  main: ["app/root.tsx", "app/routes/main-layout.tsx"],
};

/** Classes of modules that come without their sheet, from one entry on and through everything it asks for later. */
function bare(
  entries: readonly string[],
  sheetsSoFar: ReadonlySet<string>,
  seen: Set<string>,
): string[] {
  const { files, late } = loadsOf(entries);
  const known = new Set([...sheetsSoFar, ...[...files].filter((file) => file.endsWith(".css"))]);
  const names = new Set(
    [...known].flatMap((sheet) =>
      [...importedSheets(sheet)].flatMap((one) => [...(styled.get(one) ?? [])]),
    ),
  );
  const missing = [...files].flatMap((file) =>
    (written.get(file) ?? [])
      .filter((name) => everyClass.has(name) && !names.has(name))
      .map((name) => `${file}: .${name}`),
  );
  const later = late.filter((file) => !seen.has(file));
  for (const file of later) seen.add(file);
  return [...missing, ...later.flatMap((file) => bare([file], known, seen))];
}

/** A sheet and those it takes in. */
function importedSheets(sheet: string): string[] {
  const taken = [...textOf(sheet).matchAll(/@import "(\.[^"]+)"/g)];
  return [sheet, ...taken.map(([, path = ""]) => targetOf(path, `${dirname(sheet)}/x`))];
}

test("whatever a route shows comes with its styles", () => {
  const routes = globSync("app/routes/**/*.tsx", { cwd: root }).filter(
    (file) => !file.endsWith(".test.tsx") && /export default function/.test(textOf(file)),
  );
  expect(routes.length).toBeGreaterThan(60);
  const missing = routes.flatMap((file) => {
    const frame = file.includes("/admin/") ? FRAMES.admin : FRAMES.main;
    return bare([...(frame ?? []), file], new Set(), new Set());
  });
  expect([...new Set(missing)]).toEqual([]);
});

const SPACING = /^\s*(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?:\s*([^;]+);/gm;
const TOKEN = /--space-[\w]+: (\d+)px/g;

test("spaces are tokens, except those that no step of the scale has", () => {
  const steps = new Set([...textOf("app/styles/tokens.css").matchAll(TOKEN)].map(([, px]) => px));
  expect(steps.size).toBeGreaterThan(10);
  const literal = sheets.flatMap((sheet) =>
    [...textOf(sheet).matchAll(SPACING)].flatMap(([line, value = ""]) =>
      [...value.replace(/\([^()]*\)/g, "").matchAll(/(?<![\w.])-?(\d+)px/g)]
        .filter(([, px]) => steps.has(px))
        .map(() => `${sheet}: ${line.trim()}`),
    ),
  );
  expect(literal).toEqual([]);
});
