import { test } from "vitest";
import { expectGermanRefusals } from "#tests/support/hostile/german-refusals.ts";

test.each(["customer", "speaker", "admin"] as const)(
  "a malformed field is refused in German, whatever %s sends where",
  (role) => expectGermanRefusals(role, 6),
);
