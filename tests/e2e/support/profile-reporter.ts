import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from "@playwright/test/reporter";

/** What a test does, as far as it takes time. */
type Step = { category: string; title: string; file: string };
type Sum = { seconds: number; count: number };
type Timed = { title: string; seconds: number };

/** The first kind that fits; a helper of ours says more about a step than its own title. */
const KINDS: readonly [name: string, fits: (step: Step) => boolean][] = [
  ["accounts and sign-ins", ({ file }) => /support\/(accounts|applications)\.ts$/.test(file)],
  ["assistive technology (axe)", ({ file }) => /support\/sound\.ts$|axe-core/.test(file)],
  ["page loads", ({ title }) => /^(Navigate|Reload|Go (back|forward))/.test(title)],
  [
    "until a page reacts",
    ({ title, file }) =>
      /^Wait for selector/.test(title) || (/open-page\.ts$/.test(file) && /^Evaluate/.test(title)),
  ],
  ["requests without a page", ({ title }) => /^(GET|POST|PUT|PATCH|DELETE|HEAD)\b/.test(title)],
  [
    "clicks, keys and fields",
    ({ title }) =>
      /^(Click|Tap|Fill|Check|Uncheck|Press|Type|Select|Focus|Hover|Drag|Mouse|Scroll|Set input)/.test(
        title,
      ),
  ],
  ["waiting for time to pass", ({ title }) => /^Wait for (timeout|load state)/.test(title)],
  ["other waiting", ({ title }) => /^Wait for/.test(title)],
  ["scripts of the test in the page", ({ title }) => /^Evaluate/.test(title)],
  ["size and theme of the window", ({ title }) => /^(Set viewport|Emulate)/.test(title)],
];
const EXPECTATIONS = "expectations that waited";
const FIXTURES = "browsers, contexts and fixtures";
const REST = "the test itself and the rest";
/** Quicker than a frame or two: nothing was waited for. */
const AT_ONCE_MS = 50;
const SLOWEST = 10;

/** Where the time of a browser run goes; switched on by `E2E_PROFILE=1`. */
// biome-ignore lint/style/noDefaultExport: a reporter is found by its default export.
export default class ProfileReporter implements Reporter {
  readonly #sums = new Map<string, Sum>();
  readonly #tests: Timed[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const project = test.parent.project()?.name ?? "";
    this.#tests.push({
      title: `${project} › ${test.titlePath().slice(2).join(" › ")}`,
      seconds: result.duration / 1000,
    });
    let until = result.startTime.getTime();
    let measured = 0;
    for (const step of result.steps.flatMap(parts)) {
      // What runs beside another step takes no time of its own.
      const from = Math.max(until, step.startTime.getTime());
      until = Math.max(until, step.startTime.getTime() + step.duration);
      measured += until - from;
      this.#count(kindOf(step), Math.max(0, until - from));
    }
    this.#count(REST, Math.max(0, result.duration - measured));
  }

  onEnd(_result: FullResult): void {
    const all = this.#tests.reduce((sum, { seconds }) => sum + seconds, 0);
    const rows = [...this.#sums].toSorted(([, a], [, b]) => b.seconds - a.seconds);
    const lines = rows.map(([name, { seconds, count }]) => {
      const share = `${Math.round((100 * seconds) / (all || 1))} %`;
      return `${name.padEnd(36)}${seconds.toFixed(1).padStart(9)} s${share.padStart(6)}${String(count).padStart(8)}`;
    });
    const slowest = this.#tests
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
      .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`);
    const head = `\nWhere ${all.toFixed(0)} s of ${this.#tests.length} tests went (share, how often)`;
    process.stdout.write(`${[head, ...lines, "\nThe slowest", ...slowest].join("\n")}\n`);
  }

  #count(name: string, milliseconds: number): void {
    const { seconds, count } = this.#sums.get(name) ?? { seconds: 0, count: 0 };
    this.#sums.set(name, { seconds: seconds + milliseconds / 1000, count: count + 1 });
  }
}

/** A step that only bears a name is what it is made of. */
function parts(step: TestStep): TestStep[] {
  return step.category === "test.step" ? step.steps.flatMap(parts) : [step];
}

function kindOf({ category, title, duration, location }: TestStep): string {
  if (category === "hook" || category === "fixture") return FIXTURES;
  const file = location?.file ?? "";
  const known = KINDS.find(([, fits]) => fits({ category, title, file }))?.[0];
  if (known) return known;
  return category === "expect" && duration > AT_ONCE_MS ? EXPECTATIONS : REST;
}
