import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONFIG_FIELDS } from "#server/config/config-fields.ts";

const root = new URL("..", import.meta.url).pathname;
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const compose = textOf("compose.yaml");

/** What both processes share: the block from `x-app` to the next word at the left edge. */
const shared = /^x-app: &app\n((?: .*\n|\n)+)/m.exec(compose)?.[1] ?? "";
const environment = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(shared)?.[1] ?? "";
const pinned = new Map(
  [...environment.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll('"', ""),
  ]),
);

test("every setting of .env reaches the processes, without a list that forgets some", () => {
  expect(shared).toContain("  env_file: [{ path: .env, required: false }]\n");
  // A service with an environment of its own would replace the shared one.
  const services = [...compose.matchAll(/^ {2}(app-\d+):\n((?: {4}.*\n)+)/gm)];
  expect(services.map(([, name]) => name)).toEqual(["app-1", "app-2"]);
  for (const [, , lines = ""] of services) {
    expect(lines).toContain("<<: *app");
    expect(lines).not.toMatch(/environment:|env_file:/);
  }
  expect([...pinned.keys()].filter((name) => !(name in CONFIG_FIELDS))).toEqual([]);
});

test("where the processes listen and keep files stays what image, volume and proxy expect", () => {
  const image = /^ENV (.*DATA_DIR=.*)$/m.exec(textOf("Dockerfile"))?.[1] ?? "";
  const ofImage = new Map(image.split(" ").map((pair) => pair.split("=") as [string, string]));
  for (const name of ["NODE_ENV", "DATA_DIR", "HOST", "PORT"]) {
    expect([name, pinned.get(name)]).toEqual([name, ofImage.get(name)]);
  }
  expect(shared).toContain(`volumes: ["files:${pinned.get("DATA_DIR")}"]`);
  expect(textOf("deploy/nginx.conf")).toContain(`server app-1:${pinned.get("PORT")} `);
  expect(pinned.get("DATABASE_URL")).toMatch(/@postgres:5432\//);
});

test("the secrets of .env stay out of the image", () => {
  expect(textOf(".dockerignore").split("\n")).toContain(".env*");
});
