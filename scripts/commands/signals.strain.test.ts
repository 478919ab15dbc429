import { test } from "vitest";
import {
  expectEndByOne,
  expectEndBySecond,
  expectEndOfTypes,
} from "#tests/support/children/signalled-command.ts";

test.each([
  ["dev", "SIGINT"],
  ["verify", "SIGINT"],
  ["verify", "SIGTERM"],
] as const)(
  "npm run %s: %s to npm ends everything in order, and no further step begins [R-34]",
  (command, signal) => expectEndByOne(command, signal),
);

test("a program that ignores the signal is ended by the second one [R-34]", () =>
  expectEndBySecond("verify"));

test("the compiler ignores signals and is killed at once [R-34]", expectEndOfTypes);
