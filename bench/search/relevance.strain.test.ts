import { expect, test } from "vitest";
import { scoreRelevance } from "./relevance.ts";

/** The search may get better, not worse. */
const FLOOR = 0.95;

test("the first three are those an organiser would want", async () => {
  const { search, ...others } = await scoreRelevance();
  if (!search) throw new Error("The search was not scored");
  expect(search.queries).toBeGreaterThanOrEqual(80);
  expect(search.whole / search.queries, JSON.stringify(search.misses)).toBeGreaterThanOrEqual(
    FLOOR,
  );
  for (const other of Object.values(others)) expect(search.whole).toBeGreaterThan(other.whole);
});
