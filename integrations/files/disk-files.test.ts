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

test("writing leaves no draft behind", async () => {
  const files = createDiskFiles(root);
  await files.put(portrait, bytes("first"), "image/webp");
  await files.put(portrait, bytes("second"), "image/webp");
  expect(await readdir(path.join(root, "speakers"))).toEqual(["miriam-falkenau-portrait.webp"]);
});

test("a folder whose name looks like a file is absent", async () => {
  await mkdir(path.join(root, "odd.webp"), { recursive: true });
  const files = createDiskFiles(root);
  expect(await files.read(fileKey("odd.webp"))).toBeUndefined();
  expect(await files.read(fileKey("speakers/x.webp"))).toBeUndefined();
});

test("the list knows keys only", async () => {
  const files = createDiskFiles(root);
  await files.put(fileKey("uploads/a.png"), bytes("x"), "image/png");
  await writeFile(path.join(root, "uploads", ".DS_Store"), "x");
  expect(await files.list()).toEqual(["uploads/a.png"]);
});

test("nothing outside of the folder is touched", async () => {
  await writeFile(path.join(parent, "secret.webp"), "secret");
  const files = createDiskFiles(root);
  await expect(files.remove("../secret.webp" as FileKey)).rejects.toThrow(RangeError);
  expect(await readdir(parent)).toEqual(["secret.webp"]);
});
