import { expect, test } from "vitest";
import { runPlan } from "./plan.mjs";

type Step = Parameters<typeof runPlan>[0][number];

/** Steps that end when told to, and what was begun and ended so far. */
function stage() {
  const seen: string[] = [];
  const ends = new Map<string, (code: number) => void>();
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    label: name,
    work: () =>
      new Promise<number>((resolve) => {
        seen.push(`${name} begins`);
        ends.set(name, (code) => {
          seen.push(`${name} ends`);
          resolve(code);
        });
      }),
    ...more,
  });
  const end = async (name: string, code = 0) => {
    ends.get(name)?.(code);
    await new Promise(setImmediate);
  };
  return { seen, step, end };
}

const say = () => {};

test("as many steps run side by side as there are cores, in their order", async () => {
  const { seen, step, end } = stage();
  const ended = runPlan([step("a"), step("b"), step("c")], { cores: 2, say });
  expect(seen).toEqual(["a begins", "b begins"]);
  await end("b");
  expect(seen.at(-1)).toBe("c begins");
  await end("a");
  await end("c");
  expect((await ended).map(({ state }) => state)).toEqual(["passed", "passed", "passed"]);
});

test("a step that takes all cores waits for them, and nothing overtakes it", async () => {
  const { seen, step, end } = stage();
  const ended = runPlan([step("a"), step("wide", { isWide: true }), step("b")], { cores: 2, say });
  expect(seen).toEqual(["a begins"]);
  await end("a");
  expect(seen).toEqual(["a begins", "a ends", "wide begins"]);
  await end("wide");
  await end("b");
  await ended;
});

test("a failing step stops what needs it and nothing else", async () => {
  const { step, end, seen } = stage();
  const steps = [step("build"), step("pages", { needs: ["build"] }), step("rules")];
  const ended = runPlan(steps, { cores: 1, say });
  await end("build", 1);
  await end("rules");
  const outcomes = await ended;
  expect(seen).not.toContain("pages begins");
  expect(outcomes.map(({ state }) => state)).toEqual(["failed", "skipped", "passed"]);
  expect(outcomes[1]?.because).toBe("build");
});

test("a step that throws has failed and says why", async () => {
  const work = () => Promise.reject(new Error("no browser"));
  const [outcome] = await runPlan([{ name: "a", label: "a", work }], { cores: 1, say });
  expect(outcome).toMatchObject({ state: "failed", because: "no browser" });
});
