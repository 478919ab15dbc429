import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fileKey } from "#domain/media/file-key.ts";
import { type FakeS3, startFakeS3 } from "#tests/support/fakes/fake-s3.ts";
import { FilesUnavailable } from "./file-store.ts";
import { rememberFacts } from "./remember-facts.ts";
import { createS3Files } from "./s3-files.ts";
import { s3Address } from "./s3-request.ts";

let bucket: FakeS3;
beforeAll(async () => {
  bucket = await startFakeS3();
});
afterAll(() => bucket.close());
beforeEach(() => bucket.requests.splice(0));

const QUICK = { timeoutMs: 150, attempts: 3, pauseMs: 1 };
const portrait = fileKey("speakers/miriam-falkenau-portrait.webp");
const picture = new TextEncoder().encode("picture");
const open = (other = {}) => createS3Files({ ...bucket.settings, ...other }, QUICK);

test("a store that is busy, broken or silent for a moment is asked again", async () => {
  bucket.failNext(503, "silence");
  await open().put(portrait, picture, "image/webp");
  expect(bucket.requests).toHaveLength(3);
  bucket.failNext(500, 429);
  expect((await open().read(portrait))?.size).toBe(7);
});

test("after three tries it is unavailable, in words without secrets", async () => {
  bucket.failNext(502, 502, 502);
  const failure = await open()
    .read(portrait)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FilesUnavailable);
  expect(String(failure)).toMatch(/^FilesUnavailable: 127\.0\.0\.1:\d+ answered 502$/);
  expect(bucket.requests).toHaveLength(3);
});

test("what cannot be reached is unavailable, not absent", async () => {
  const away = open({ endpoint: "http://127.0.0.1:1" });
  await expect(away.stat(portrait)).rejects.toThrow(FilesUnavailable);
  await expect(away.list()).rejects.toThrow(FilesUnavailable);
});

test.each([
  ["a wrong secret", { secretAccessKey: "wrong" }, "403 SignatureDoesNotMatch"],
  ["an unknown key", { accessKeyId: "OTHER" }, "403 InvalidAccessKeyId"],
  ["another region", { region: "us-east-1" }, "400 AuthorizationHeaderMalformed"],
  ["a bucket that is not there", { bucket: "elsewhere" }, "404 NoSuchBucket"],
])("%s is named at once and not tried again", async (_case, other, words) => {
  await expect(open(other).read(portrait)).rejects.toThrow(words);
  expect(bucket.requests).toHaveLength(1);
});

test("files that other tools have put into the bucket are not ours", async () => {
  bucket.plant("Fremde & Datei.txt", "x");
  bucket.plant("uploads/a.png", "x");
  expect(await open().list()).toEqual([portrait, "uploads/a.png"]);
});

test("the bucket can stand in the name of the host, and the service below a path", () => {
  const bucketOf = (endpoint: string, isPathStyle: boolean) =>
    s3Address({ endpoint, bucket: "bilder", isPathStyle }, { key: portrait }).href;
  expect(bucketOf("https://s3.example:9000", false)).toBe(
    `https://bilder.s3.example:9000/${portrait}`,
  );
  expect(bucketOf("https://host.example/storage/s3/", true)).toBe(
    `https://host.example/storage/s3/bilder/${portrait}`,
  );
});

test("facts hold for half a minute, then the store is asked again", async () => {
  let now = 0;
  const files = rememberFacts(open(), () => now);
  await files.put(portrait, picture, "image/webp");
  bucket.requests.splice(0);
  for (const time of [0, 1_000, 29_999]) {
    now = time;
    expect(await files.stat(portrait)).toMatchObject({ size: 7 });
  }
  expect(bucket.requests).toHaveLength(1);
  now = 30_000;
  await files.stat(portrait);
  expect(bucket.requests).toHaveLength(2);

  // While the store is away what was known holds on, and not every request waits for it.
  now = 60_000;
  bucket.failNext(503, 503, 503);
  expect(await files.stat(portrait)).toMatchObject({ size: 7 });
  expect(await files.stat(portrait)).toMatchObject({ size: 7 });
  expect(bucket.requests).toHaveLength(5);
});
