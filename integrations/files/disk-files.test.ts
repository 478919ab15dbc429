import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FileKey, fileKey } from "#domain/media/file-key.ts";
import { createDiskFiles } from "./disk-files.ts";

let parent: string;
let root: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "disk-files-"));
  root = path.join(parent, "files");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const portrait = fileKey("speakers/miriam-falkenau-portrait.webp");
const bytes = (text: string) => new TextEncoder().encode(text);

test("what was put can be read, with its type, size and version", async () => {
  const files = createDiskFiles(root);
  await files.put(portrait, bytes("picture"), "image/webp");

  const stored = await files.read(portrait);
  expect(stored && new TextDecoder().decode(stored.bytes)).toBe("picture");
  expect(stored).toMatchObject({ contentType: "image/webp", size: 7 });
  expect(await files.stat(portrait)).toEqual({
    contentType: "image/webp",
    size: 7,
    version: stored?.version,
  });
});

test("a second store on the same folder finds what the first one acknowledged", async () => {
  await createDiskFiles(root).put(portrait, bytes("picture"), "image/webp");
  expect((await createDiskFiles(root).read(portrait))?.size).toBe(7);
});

test("new content gets a new version and leaves no draft behind", async () => {
  const files = createDiskFiles(root);
  await files.put(portrait, bytes("first"), "image/webp");
  const before = await files.stat(portrait);
  await files.put(portrait, bytes("second"), "image/webp");
  expect((await files.stat(portrait))?.version).not.toBe(before?.version);
  expect(await readdir(path.join(root, "speakers"))).toEqual(["miriam-falkenau-portrait.webp"]);
});

test("racing writers leave one whole file", async () => {
  const files = createDiskFiles(root);
  const contents = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(20_000));
  await Promise.all(contents.map((text) => files.put(portrait, bytes(text), "image/webp")));
  const stored = await files.read(portrait);
  expect(contents).toContain(new TextDecoder().decode(stored?.bytes));
});

test("an unknown file is absent, not an error", async () => {
  const files = createDiskFiles(root);
  expect(await files.read(portrait)).toBeUndefined();
  expect(await files.stat(portrait)).toBeUndefined();
  expect(await files.remove(portrait)).toBe(false);
  expect(await files.list()).toEqual([]);
});

test("a folder whose name looks like a file is absent too", async () => {
  await mkdir(path.join(root, "odd.webp"), { recursive: true });
  const files = createDiskFiles(root);
  expect(await files.read(fileKey("odd.webp"))).toBeUndefined();
  expect(await files.read(fileKey("speakers/x.webp"))).toBeUndefined();
});

test("a removed file is gone", async () => {
  const files = createDiskFiles(root);
  await files.put(portrait, bytes("picture"), "image/webp");
  expect(await files.remove(portrait)).toBe(true);
  expect(await files.read(portrait)).toBeUndefined();
});

test("the list knows keys only, by prefix and in order", async () => {
  const files = createDiskFiles(root);
  for (const key of ["uploads/b.png", "speakers/a.webp", "uploads/a.png"]) {
    await files.put(fileKey(key), bytes("x"), key.endsWith("png") ? "image/png" : "image/webp");
  }
  await writeFile(path.join(root, "uploads", ".DS_Store"), "x");
  expect(await files.list()).toEqual(["speakers/a.webp", "uploads/a.png", "uploads/b.png"]);
  expect(await files.list("uploads/")).toEqual(["uploads/a.png", "uploads/b.png"]);
});

test("no key leads out of the folder, whatever the compiler was told", async () => {
  await writeFile(path.join(parent, "secret.webp"), "secret");
  const files = createDiskFiles(root);
  for (const text of ["../secret.webp", "speakers/../../secret.webp", "/etc/hostname.png"]) {
    const key = text as FileKey;
    await expect(files.read(key)).rejects.toThrow(RangeError);
    await expect(files.stat(key)).rejects.toThrow(RangeError);
    await expect(files.remove(key)).rejects.toThrow(RangeError);
    await expect(files.put(key, bytes("x"), "image/webp")).rejects.toThrow(RangeError);
  }
  expect(await readdir(parent)).toEqual(["secret.webp"]);
});

test("a key cannot hold content of another type", async () => {
  const files = createDiskFiles(root);
  await expect(files.put(portrait, bytes("x"), "image/png")).rejects.toThrow(RangeError);
  expect(await files.list()).toEqual([]);
});
