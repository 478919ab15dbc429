import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FileKey, fileKey } from "#domain/media/file-key.ts";
import { type FakeS3, startFakeS3 } from "#tests/support/fakes/fake-s3.ts";
import { createDiskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { rememberFacts } from "./remember-facts.ts";
import { createS3Files } from "./s3-files.ts";

let folder: string;
let bucket: FakeS3;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "file-store-"));
  bucket = await startFakeS3();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const STORES: Record<string, () => FileStore> = {
  disk: () => createDiskFiles(folder),
  S3: () => createS3Files(bucket.settings),
  "S3 with remembered facts": () => rememberFacts(createS3Files(bucket.settings)),
};

const portrait = fileKey("speakers/miriam-falkenau-portrait.webp");
const bytes = (text: string) => new TextEncoder().encode(text);

/** What every use case relies on, whichever store is configured. */
describe.each(Object.entries(STORES))("%s", (_name, open) => {
  let files: FileStore;
  beforeEach(async () => {
    files = open();
    for (const key of await files.list()) await files.remove(key);
  });

  test("what was put can be read, with its type, size and version", async () => {
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

  test("an empty file is a file", async () => {
    await files.put(portrait, bytes(""), "image/webp");
    expect(await files.read(portrait)).toMatchObject({ size: 0 });
    expect(await files.stat(portrait)).toMatchObject({ size: 0 });
  });

  test("a second store finds what the first one acknowledged", async () => {
    await files.put(portrait, bytes("picture"), "image/webp");
    expect((await open().read(portrait))?.size).toBe(7);
  });

  test("new content gets a new version", async () => {
    await files.put(portrait, bytes("first"), "image/webp");
    const before = await files.stat(portrait);
    await files.put(portrait, bytes("second"), "image/webp");
    expect(await files.stat(portrait)).toMatchObject({ size: 6 });
    expect((await files.stat(portrait))?.version).not.toBe(before?.version);
  });

  test("racing writers leave one whole file", async () => {
    const contents = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(20_000));
    await Promise.all(contents.map((text) => files.put(portrait, bytes(text), "image/webp")));
    const stored = await files.read(portrait);
    expect(contents).toContain(new TextDecoder().decode(stored?.bytes));
  });

  test("an unknown file is absent, not an error", async () => {
    expect(await files.read(portrait)).toBeUndefined();
    expect(await files.stat(portrait)).toBeUndefined();
    expect(await files.list()).toEqual([]);
    await files.remove(portrait);
  });

  test("a removed file is gone", async () => {
    await files.put(portrait, bytes("picture"), "image/webp");
    await files.stat(portrait);
    await files.remove(portrait);
    expect(await files.read(portrait)).toBeUndefined();
    expect(await files.stat(portrait)).toBeUndefined();
  });

  test("the list is complete, by prefix and in order", async () => {
    const keys = ["uploads/c.png", "speakers/a.webp", "uploads/a.png", "uploads/b.png", "z.png"];
    for (const key of keys) {
      await files.put(fileKey(key), bytes("x"), key.endsWith("png") ? "image/png" : "image/webp");
    }
    expect(await files.list()).toEqual([...keys].sort());
    expect(await files.list("uploads/")).toEqual([
      "uploads/a.png",
      "uploads/b.png",
      "uploads/c.png",
    ]);
  });

  test("no key leads elsewhere, whatever the compiler was told", async () => {
    for (const text of ["../secret.webp", "speakers/../../secret.webp", "/etc/hostname.png"]) {
      const key = text as FileKey;
      await expect(files.read(key)).rejects.toThrow(RangeError);
      await expect(files.stat(key)).rejects.toThrow(RangeError);
      await expect(files.remove(key)).rejects.toThrow(RangeError);
      await expect(files.put(key, bytes("x"), "image/webp")).rejects.toThrow(RangeError);
    }
  });

  test("a key cannot hold content of another type", async () => {
    await expect(files.put(portrait, bytes("x"), "image/png")).rejects.toThrow(RangeError);
    expect(await files.list()).toEqual([]);
  });
});
