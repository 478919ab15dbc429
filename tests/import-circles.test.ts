import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

type Manifest = { readonly imports: Readonly<Record<string, string>> };
/** `#domain/` is `domain/`: every alias of package.json names a folder. */
const ALIASES = Object.entries((JSON.parse(textOf("package.json")) as Manifest).imports).map(
  ([alias, folder]) => ({ alias: alias.replace(/\*$/, ""), folder: folder.replace(/\*$/, "") }),
);

/** Static and dynamic, types included: `from "…"`, `import "…"`, `import("…")`. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*["']([#.][^"'\n]+)["']/g;

function targetOf(specifier: string, file: string): string {
  const alias = ALIASES.find((one) => specifier.startsWith(one.alias));
  if (!alias) return join(dirname(file), specifier);
  return join(alias.folder, specifier.slice(alias.alias.length));
}

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(files: readonly string[], read: (file: string) => string): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = [...read(file).matchAll(SPECIFIER)].map(([, specifier = ""]) =>
        targetOf(specifier, file),
      );
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** Tarjan: the groups of files that reach each other, and files that import themselves. */
function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    const targets = graph.get(file) ?? [];
    let lowest = own;
    for (const target of targets) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, order.get(target) ?? own);
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || targets.includes(file)) circles.push(group.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

const files = globSync(
  ["{app,bench,data,domain,integrations,scripts,server}/**/*.{mjs,ts,tsx}", "*.ts"],
  { cwd: root },
).filter((file) => !file.startsWith("data/local/") && !/\.test\.tsx?$/.test(file));

test("no file imports itself through others, not even for a type", () => {
  const graph = graphOf(files, textOf);
  const edges = [...graph.values()].reduce((sum, targets) => sum + targets.length, 0);
  expect(files.length).toBeGreaterThan(1500);
  expect(edges).toBeGreaterThan(5000);
  expect(circlesIn(graph)).toEqual([]);
});

test("a circle is found whichever way its files import", () => {
  const sources: Readonly<Record<string, string>> = {
    "app/features/a.ts": 'import { b } from "./b.ts";',
    "app/features/b.ts": 'import type { C } from "#domain/c.ts";',
    "domain/c.ts": 'const late = () => import("#features/a.ts");',
    "domain/d.ts": 'import "./c.ts";\nexport { e } from "./e.ts";',
    "domain/e.ts": 'export type Own = typeof import("./e.ts");',
  };
  const graph = graphOf(Object.keys(sources), (file) => sources[file] ?? "");
  expect(circlesIn(graph)).toEqual([
    ["app/features/a.ts", "app/features/b.ts", "domain/c.ts"],
    ["domain/e.ts"],
  ]);
});
