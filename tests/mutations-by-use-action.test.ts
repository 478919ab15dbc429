import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;

test("what the browser sends as a mutation goes through useAction", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root });
  const users = files.filter((file) =>
    /\buseMutation\b/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(users).toEqual(["app/parts/actions/use-action.ts"]);
});
