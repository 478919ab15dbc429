import { expect, test } from "vitest";
import { scoreBriefs } from "./assistant.ts";

/** What the embedded reader reaches today, less one brief or two: it may get better, not worse. */
const FLOOR = 0.96;
const WHOLE_FLOOR = 0.94;

test("the held briefs are read at least as well as before", async () => {
  const { right, briefs, whole, misses } = await scoreBriefs();
  expect(briefs).toBeGreaterThanOrEqual(60);
  for (const [aspect, count] of Object.entries(right)) {
    expect(count / briefs, `${aspect}: ${JSON.stringify(misses)}`).toBeGreaterThanOrEqual(FLOOR);
  }
  expect(whole / briefs).toBeGreaterThanOrEqual(WHOLE_FLOOR);
});
