import { test } from "vitest";
import { expectNoHarmBy } from "./support/hostile/malformed-storm.ts";

test("malformed requests: no 5xx, no stack, every refusal JSON or a German page [R-25]", () =>
  expectNoHarmBy(300, 100));
