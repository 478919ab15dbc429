import type { Figure, Results } from "./figure.ts";
import { TARGETS, type Target } from "./targets.ts";

const HEAD = `# Figures

Written by \`npm run bench\` (one section: \`npm run bench search\`). Times depend on the machine and on
what else it does; what is judged beside something else was measured in the same run. The load in the
heading of a section is that of the machine just before: on a machine with two cores, figures taken at a
load of 2 and more are too slow rather than too fast. The memory of a stream is the difference between
two sizes of one process, both read after its garbage was collected.

![Ratios](bench.svg)
`;

/** What a table cannot say. To be read again when a figure of Lighthouse changes for good. */
const NOTE = `Lighthouse imagines a slow phone on a slow line. The first window of a connection carries 14.6 kB: pages
that fit, with their headers, are painted at 1.36 s, all others a round trip of 0.15 s later. A profile has
17.0 kB, nearly half of them styles, and misses for that reason; the home page fits by some 100 bytes, but only
from the third visitor on, when the best packing is there, which is what is measured. Both pages vary by a
round trip all the same: Lighthouse counts whatever the browser had asked for before the paint it saw. In ten
runs of the home page it gave 1.36 s in the two in which the first portrait was asked for after that paint, and
1.43 to 1.67 s in the others; letting the portraits wait for the first frame made no difference in six runs more.
What blocks is the first layout and the one after the fonts have come, four
times as long as measured: on a machine with an index of about 1,000 the same page gave 83 to 202 ms in a row,
so single milliseconds beside the target say little.
`;

/** `docs/bench.md`: every target with its value, then every figure. */
export function writeReport(results: Results): string {
  const figures = Object.values(results).flatMap((section) => section.figures);
  const targets = TARGETS.flatMap((target) => judge(target, figures));
  const sections = Object.entries(results).map(([name, section]) =>
    [
      `## ${name}`,
      "",
      `${section.machine}, Node ${section.node}, commit ${section.commit}, load ${section.load.toFixed(1)}`,
      "",
      "| figure | value | beside |",
      "|---|---|---|",
      ...section.figures.map(figureRow),
    ].join("\n"),
  );
  return `${[
    HEAD,
    "## Targets\n",
    "| target | wanted | measured | |",
    "|---|---|---|---|",
    ...targets,
    "",
    NOTE,
    sections.join("\n\n"),
  ].join("\n")}\n`;
}

/** A target without a measurement stands there without a value. */
function judge(target: Target, figures: readonly Figure[]): string {
  const found = figures.filter(({ name }) => name.startsWith(target.figure));
  const values = found.flatMap((figure) => {
    const value = target.byRatio ? figure.ratio?.value : figure.value;
    return value === undefined ? [] : [value];
  });
  const isMost = "atMost" in target;
  const wanted = isMost ? `≤ ${number(target.atMost)}` : `≥ ${number(target.atLeast)}`;
  if (values.length === 0) return `| ${target.what} | ${wanted} | – | not measured |`;
  const worst = isMost ? Math.max(...values) : Math.min(...values);
  const holds = isMost ? worst <= target.atMost : worst >= target.atLeast;
  const unit = target.byRatio ? "×" : (found[0]?.unit ?? "");
  return `| ${target.what} | ${wanted} ${unit} | ${number(worst)} ${unit} | ${holds ? "holds" : "**misses**"} |`;
}

function figureRow({ name, value, unit, ratio }: Figure): string {
  const beside = ratio ? `${number(ratio.value)} × ${ratio.to}` : "";
  return `| ${name} | ${number(value)} ${unit} | ${beside} |`;
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}
