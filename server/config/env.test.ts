import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LAPTOP } from "#tests/support/config-examples.ts";
import { readConfig } from "./config.ts";
import { CONFIG_FIELDS } from "./config-fields.ts";
import { withSecretFiles } from "./env.ts";

const folder = mkdtempSync(join(tmpdir(), "env-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a secret may lie in a file, as vaults and containers hand it out", () => {
  const place = join(folder, "token");
  writeFileSync(place, "ein-langes-geheimnis\n");
  const env = withSecretFiles({ ...LAPTOP, METRICS_TOKEN_FILE: place, EDITOR_FILE: place });
  expect(env).toMatchObject({ METRICS_TOKEN: "ein-langes-geheimnis" });
  expect(env).not.toHaveProperty("EDITOR");
  expect(readConfig(env)).toMatchObject({
    ok: true,
    value: { metricsToken: "ein-langes-geheimnis" },
  });
});

test("what the process was started with wins over the file", () => {
  const env = withSecretFiles({
    METRICS_TOKEN: "aus-der-umgebung",
    METRICS_TOKEN_FILE: "/nirgends",
  });
  expect(env.METRICS_TOKEN).toBe("aus-der-umgebung");
});

test("a file that is missing or empty is named with the other problems", () => {
  const empty = join(folder, "empty");
  writeFileSync(empty, "\n");
  const files = { METRICS_TOKEN_FILE: "/nirgends", GEO_KEY_FILE: empty, PORT: "x" };
  const config = readConfig(withSecretFiles({ ...LAPTOP, ...files }));
  const messages = config.ok ? [] : config.error.map(({ message }) => message);
  expect(messages).toHaveLength(3);
  expect(messages.join("\n")).toContain("METRICS_TOKEN_FILE nennt eine Datei");
  expect(messages.join("\n")).toContain("GEO_KEY_FILE nennt eine Datei");
});

test(".env.example names every setting, and none that does not exist", () => {
  const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  // NODE_ENV is set by the commands, never by hand.
  const settings = Object.keys(CONFIG_FIELDS).filter((name) => name !== "NODE_ENV");
  expect(named.toSorted()).toEqual(settings.toSorted());
});
