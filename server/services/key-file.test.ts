import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AUTH_KEY_NAMES, formatAuthKey } from "./auth-key.ts";
import { loadSecrets } from "./key-file.ts";

let folder = "";
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "secrets-")), "data");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const file = () => path.join(folder, "secrets.json");

test("makes four different keys once and keeps them for the owner alone", async () => {
  const first = await loadSecrets(folder);
  const second = await loadSecrets(folder);
  expect(second).toEqual(first);
  const texts = AUTH_KEY_NAMES.map((name) => formatAuthKey(first[name]));
  expect(new Set(texts).size).toBe(4);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("processes that start at the same time agree on the keys", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)));
  for (const keys of all) expect(keys).toEqual(all[0]);
});

test("a replaced key stands beside its successor", async () => {
  const { AUTH_SEAL_KEY } = await loadSecrets(folder);
  const stored = JSON.parse(await readFile(file(), "utf8"));
  const next = { version: "v2", bytes: randomBytes(32) };
  const replaced = {
    ...stored,
    AUTH_SEAL_KEY: formatAuthKey(next),
    AUTH_SEAL_KEY_OLD: stored.AUTH_SEAL_KEY,
  };
  await writeFile(file(), JSON.stringify(replaced));
  expect(await loadSecrets(folder)).toMatchObject({
    AUTH_SEAL_KEY: next,
    AUTH_SEAL_KEY_OLD: AUTH_SEAL_KEY,
  });
  await writeFile(file(), JSON.stringify({ ...replaced, AUTH_SEAL_KEY_OLD: "v1.x" }));
  await expect(loadSecrets(folder)).rejects.toThrow(/AUTH_SEAL_KEY_OLD is missing or damaged/);
});

test("a damaged file is reported and left alone", async () => {
  await loadSecrets(folder);
  await writeFile(file(), '{"AUTH_REFRESH_KEY":"v1.x"}');
  await expect(loadSecrets(folder)).rejects.toThrow(/AUTH_REFRESH_KEY is missing or damaged/);
  await writeFile(file(), "{");
  await expect(loadSecrets(folder)).rejects.toThrow(/damaged/);
  expect(await readFile(file(), "utf8")).toBe("{");
});
