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

/** What a table cannot say. To be read again when a figure of pages changes for good. */
const NOTE = `Lighthouse imagines a slow phone on a slow line. The first window of a connection carries 14.6 kB: pages
that fit, with their headers, are painted at 1.2 s, all others a round trip of 0.15 s later; home has 21 kB, the
longest of the demo's 39 profiles 29.2, four more 26.0 to 26.4, the median 25.3. Of the longest nearly half are styles and
a seventh is the data for React; the rest is what the speaker has written. What blocks is React taking the page
over. Before, the scripts of a page for reading waited four seconds for a touch, beyond what Lighthouse looks at;
now they start once the page has loaded and the browser is idle, within its view. On a machine that others use as
well the same page gave two to four times as much.

A page rendered anew means one that no visitor has had yet, without its compression (4 ms in another thread). React
alone takes two fifths of it for home and topics, less for profiles and articles: what remains is the database
(none for a topic, five queries for a profile, three for an article), the data for the browser and the router.

Kept HTML passes the same edge as every other answer: ids, hosts, limits, headers, log and measurements take 70 µs.
The path around it that made twice as many answers repeated its rules and is gone (decision 33).

The busy day: 200 visitors a second over 2,000 profiles, the best known most, while 5 bookings, 20 messages and
2 edits of profiles come in through the API each second. Visitors, server and PostgreSQL share the machine.
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
