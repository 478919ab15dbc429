import type { Figure } from "../report/figure.ts";

const NAME = /^(.+), ([\d.]+) speakers$/;
const PLACE = /(<!-- sizing -->\n)[\s\S]*(\n<!-- \/sizing -->)/;

/** The figures of `npm run bench sizing` side by side, in their place in docs/scale.md. */
export function putSizingTable(document: string, figures: readonly Figure[], note: string): string {
  const sizes = new Set<string>();
  const rows = new Map<string, Map<string, string>>();
  for (const { name, value, unit } of figures) {
    const [, what = name, size = ""] = NAME.exec(name) ?? [];
    sizes.add(size);
    const row = rows.get(what) ?? new Map<string, string>();
    rows.set(what, row.set(size, `${number(value)} ${unit}`));
  }
  const head = ["", ...[...sizes].map((size) => `${size.replaceAll(".", ",")} speakers`)];
  const lines = [
    `| ${head.join(" | ")} |`,
    `|${"---|".repeat(head.length)}`,
    ...[...rows].map(
      ([what, cells]) =>
        `| ${[what, ...[...sizes].map((size) => cells.get(size) ?? "–")].join(" | ")} |`,
    ),
  ];
  return document.replace(PLACE, `$1${note}\n\n${lines.join("\n")}$2`);
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}
