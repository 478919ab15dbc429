import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { root, targetOf, textOf } from "#tests/support/source/import-graph.ts";

/** Static and dynamic, types included: `from "…"`, `import "…"`, `import("…")`. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*["']([#.][^"'\n]+)["']/g;

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
