import { test } from "vitest";
import { expectNoHarmBy } from "./support/hostile/malformed-storm.ts";

/** A busy machine may take its time; the result does not depend on it. */
const BUSY_MS = 600_000;

test(
  "10,000 malformed requests: no 5xx, no stack, every refusal JSON or a German page [R-25]",
  () => expectNoHarmBy(10_000, 1_000),
  BUSY_MS,
);
