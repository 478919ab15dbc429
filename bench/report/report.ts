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
that fit, with their headers, are painted at 1.36 s, all others a round trip of 0.15 s later; home has 21 kB, the
longest profile 29 (26 are wanted: half are styles, a seventh is the data for React). What blocks is React taking
the page over. Before, the scripts of a page for reading waited four seconds for a touch, beyond what Lighthouse
looks at (40 to 50 ms); now they start once the page has loaded and the browser is idle, within its view. The rest
is the evaluation of some forty files and one layout afterwards. On a machine that others use as well the same page
gave 250 to 620 ms in a row; with a processor slowed down four times the tasks of home beyond 50 ms sum up to 136.

A page rendered anew took 26 ms of processor for home, 29 for the longest profile, 19 for a topic and 22 for an
article before settings came from memory and pages went without rewriting, 13, 23, 10 and 12 in the same minutes
after it. React alone takes a fifth of that: the rest is the database (none for a topic, five queries for a
profile), the data for the browser and the router.
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
    "| target | wanted | before | measured | |",
    "|---|---|---|---|---|",
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
  const before = target.before === undefined ? "" : number(target.before);
  if (values.length === 0) return `| ${target.what} | ${wanted} | ${before} | – | not measured |`;
  const worst = isMost ? Math.max(...values) : Math.min(...values);
  const holds = isMost ? worst <= target.atMost : worst >= target.atLeast;
  const unit = target.byRatio ? "×" : (found[0]?.unit ?? "");
  return `| ${target.what} | ${wanted} ${unit} | ${before} | ${number(worst)} ${unit} | ${holds ? "holds" : "**misses**"} |`;
}

function figureRow({ name, value, unit, ratio }: Figure): string {
  const beside = ratio ? `${number(ratio.value)} × ${ratio.to}` : "";
  return `| ${name} | ${number(value)} ${unit} | ${beside} |`;
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}
