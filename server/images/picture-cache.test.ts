import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "picture-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const limits = { memoryBytes: 8000, diskBytes: 5000, measureAfterBytes: 1 };
const picture = (size: number) => new Uint8Array(size).fill(7);
const filesIn = async (place: string) =>
  (await readdir(place, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test("a picture is found again, also after a restart", async () => {
  await createPictureCache(folder).put("abcdef", picture(10));
  expect(await createPictureCache(folder).get("abcdef")).toHaveLength(10);
  expect(await createPictureCache(folder).get("ffffff")).toBeUndefined();
});

test("memory answers when the disk no longer can", async () => {
  const cache = createPictureCache(folder, limits);
  await cache.put("abcdef", picture(10));
  await rm(folder, { recursive: true });
  expect(await cache.get("abcdef")).toHaveLength(10);
});

test("memory forgets the least used first and never keeps a giant", async () => {
  const cache = createPictureCache(folder, limits);
  for (const name of ["aa1", "aa2", "aa3", "aa4", "aa5", "aa6", "aa7", "aa8"]) {
    await cache.put(name, picture(1000));
  }
  await cache.get("aa1");
  await cache.put("aa9", picture(1000));
  await cache.put("bb1", picture(1001));
  await rm(folder, { recursive: true });
  expect(await cache.get("aa1")).toBeDefined();
  expect(await cache.get("aa9")).toBeDefined();
  expect(await cache.get("aa2")).toBeUndefined();
  expect(await cache.get("bb1")).toBeUndefined();
});

test("the folder stays within its limit, and no draft is left", async () => {
  const cache = createPictureCache(folder, limits);
  for (let index = 0; index < 12; index += 1) await cache.put(`c${index}0`, picture(1000));
  const left = await filesIn(folder);
  expect(left.length).toBeLessThanOrEqual(5);
  expect(left.length).toBeGreaterThanOrEqual(4);
  expect(left.map((file) => file.name)).toContain("c110");
});
