import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

const DECLARATION =
  /\.(gauge|counter|histogram)\(\{\s*name: "([a-z_]+)",\s*help: "[^"]*",(?:\s*labels: \[([^\]]*)\])?/g;
const PARTS = { gauge: [""], counter: [""], histogram: ["_bucket", "_count", "_sum"] } as const;

/** Labels by the name of every series that the product reports. */
const reported = new Map(
  globSync("server/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [...textOf(file).matchAll(DECLARATION)])
    .flatMap(([, kind = "", name = "", labels = ""]) =>
      PARTS[kind as keyof typeof PARTS].map((part) => [name + part, `${labels} le instance job`]),
    ),
);

/** What Prometheus itself or the exporter of the machine reports. */
const FOREIGN = /^(?:up|node_[a-z_]+)$/;
const rules = [...textOf("deploy/alerts.yml").matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}(?=\w)/g)];
const series = rules.flatMap(([, expression = ""]) => [
  ...expression.matchAll(/\b(up|[a-z]+(?:_[a-z]+)+)\b(?!\()(?:\{([^}]*)\})?/g),
]);

test("every rule watches a metric that exists, by labels it has", () => {
  expect(reported.size).toBeGreaterThan(8);
  expect(rules.length).toBeGreaterThan(8);
  const own = series.filter(([, name = ""]) => !FOREIGN.test(name));
  expect(own.length).toBeGreaterThan(8);
  const unknown = own.flatMap(([all, name = "", selector = ""]) => {
    const labels = [...selector.matchAll(/(\w+)=/g)].map(([, label = ""]) => label);
    const known = reported.get(name);
    return known && labels.every((label) => known.includes(label)) ? [] : [all];
  });
  expect(unknown).toEqual([]);
});

test("production.md sends operators to the rules", () => {
  expect(textOf("docs/production.md")).toContain("deploy/alerts.yml");
});
