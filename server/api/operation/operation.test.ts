import { expect, test } from "vitest";
import { z } from "zod";
import { failure, ok, type Result } from "#domain/result.ts";
import { everyone } from "./access.ts";
import { operation } from "./operation.ts";
import { json, noContent } from "./output.ts";
import { conflict } from "./refusal.ts";

const declared = { id: "x", summary: "x", access: everyone, output: noContent };
const run = (): Result<null, "full" | "not_found"> => failure("full");

test("a failure without a declared refusal does not compile; the standard ones need none", () => {
  // @ts-expect-error: `full` has no refusal.
  operation({ ...declared, run });
  const { refusals } = operation({ ...declared, refusals: { full: conflict("Voll.") }, run });
  expect(refusals).toEqual({ full: { problem: "conflict", message: "Voll." } });
});

test("an answer that does not fit its schema does not compile; dates are sent as texts", () => {
  const output = json(z.object({ at: z.iso.datetime(), count: z.int() }));
  // @ts-expect-error: `count` is missing.
  operation({ ...declared, output, run: () => ok({ at: new Date(0) }) });
  expect(
    operation({ ...declared, output, run: () => ok({ at: new Date(0), count: 1 }) }).input,
  ).toEqual({});
});
