import { test } from "vitest";
import { expectEndByOne } from "#tests/support/children/signalled-command.ts";

test("npm run dev: SIGTERM to npm ends everything in order [R-34]", () =>
  expectEndByOne("dev", "SIGTERM"));
