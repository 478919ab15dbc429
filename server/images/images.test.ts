import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileKey } from "#domain/media/file-key.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { storeImage } from "#integrations/files/store-image.ts";
import { createImages } from "./images.ts";

const PORTRAIT = "/images/speakers/miriam-falkenau-portrait.webp";
const portraitKey = fileKey("speakers/miriam-falkenau-portrait.webp");
const portrait = await picture(2400, 1800).webp().toBuffer();

let folder: string;
let files: FileStore;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "images-"));
  files = createDiskFiles(path.join(folder, "files"));
  logged = [];
  await files.put(portraitKey, portrait, "image/webp");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function picture(width: number, height: number, colour = "#ffb41f") {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

function service(store: FileStore = files) {
  const line = (_facts: Record<string, unknown>, message: string) => void logged.push(message);
  const log = { info: line, warn: line, error: line };
  const cacheFolder = path.join(folder, "cache");
  return new Hono().route("/images", createImages({ files: store, cacheFolder, log }));
}

/** Counts how often the source is read, which is how often a picture is made. */
function counting(store: FileStore) {
  const counted = {
    reads: 0,
    store: {
      ...store,
      read: (key: Parameters<FileStore["read"]>[0]) => {
        counted.reads += 1;
        return store.read(key);
      },
    },
  };
  return counted;
}

async function pictureFacts(response: Response) {
  expect(response.status).toBe(200);
  const { format, compression, width, height } = await sharp(
    await response.arrayBuffer(),
  ).metadata();
  return { format, compression, width, height };
}

test("the asked width is delivered and height follows the shape [IMG-03]", async () => {
  for (const width of [320, 640, 960, 1280, 1920]) {
    const answer = await service().request(`${PORTRAIT}?width=${width}`);
    expect(await pictureFacts(answer)).toMatchObject({ width, height: (width / 4) * 3 });
  }
});

test("width and height together cut the picture to that shape [IMG-04]", async () => {
  const answer = await service().request(`${PORTRAIT}?width=320&height=480`);
  expect(await pictureFacts(answer)).toMatchObject({ width: 320, height: 480 });
});

test("without parameters it is 640 wide, WebP, in quality 80 [IMG-05] [IMG-06]", async () => {
  const images = service();
  const plain = await images.request(PORTRAIT);
  const spelledOut = await images.request(`${PORTRAIT}?width=640&quality=80&format=webp`);
  expect(plain.headers.get("content-type")).toBe("image/webp");
  expect(plain.headers.get("etag")).toBe(spelledOut.headers.get("etag"));
  expect(await pictureFacts(plain)).toMatchObject({ width: 640, format: "webp" });
});

test("quality changes the picture", async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, at) => (at * 7919) % 251));
  const source = sharp(noise, { raw: { width: 400, height: 400, channels: 3 } });
  await files.put(portraitKey, await source.webp().toBuffer(), "image/webp");
  const size = async (quality: number) =>
    (await (await service().request(`${PORTRAIT}?quality=${quality}`)).arrayBuffer()).byteLength;
  expect(await size(30)).toBeLessThan(await size(95));
});

test("AVIF and JPEG are available", async () => {
  const avif = await service().request(`${PORTRAIT}?width=320&format=avif`);
  expect(avif.headers.get("content-type")).toBe("image/avif");
  expect(await pictureFacts(avif)).toMatchObject({ format: "heif", compression: "av1" });
  const jpeg = await service().request(`${PORTRAIT}?width=320&format=jpeg`);
  expect(jpeg.headers.get("content-type")).toBe("image/jpeg");
  expect(await pictureFacts(jpeg)).toMatchObject({ format: "jpeg" });
});

test("small sources are not enlarged, but keep the asked shape", async () => {
  await files.put(portraitKey, await picture(300, 200).webp().toBuffer(), "image/webp");
  const wide = await service().request(`${PORTRAIT}?width=1920`);
  expect(await pictureFacts(wide)).toMatchObject({ width: 300, height: 200 });
  const square = await service().request(`${PORTRAIT}?width=640&height=640`);
  expect(await pictureFacts(square)).toMatchObject({ width: 200, height: 200 });
});

test("other values are answered with 400 and name the parameter", async () => {
  const answer = await service().request(`${PORTRAIT}?width=5000&quality=1&format=svg&blur=9`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { error } = (await answer.json()) as { error: { code: string; fields: object } };
  expect(error.code).toBe("bad_request");
  expect(Object.keys(error.fields).sort()).toEqual(["blur", "format", "quality", "width"]);
  expect(await readdir(folder)).not.toContain("cache");
});

test.each([
  "/images/speakers/nobody.webp",
  "/images/",
  "/images/speakers",
  "/images/..%2f..%2fsecret.webp",
  "/images/%2e%2e/secret.webp",
  "/images/speakers/..%2f..%2f..%2fsecret.webp",
  "/images/..%5csecret.webp",
  "/images/secret.webp%00.png",
  "/images/%2fetc%2fpasswd",
  "/images/SPEAKERS/miriam-falkenau-portrait.webp",
  "/images/invoices/wb-2026-0001.pdf",
  "/images/%ff%fe.webp",
])("%s is answered with 404", async (address) => {
  await writeFile(path.join(folder, "secret.webp"), await picture(9, 9).webp().toBuffer());
  await files.put(fileKey("invoices/wb-2026-0001.pdf"), Buffer.from("%PDF-"), "application/pdf");
  expect((await service().request(address)).status).toBe(404);
});

test("only reading is possible", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    expect((await service().request(PORTRAIT, { method })).status).toBe(404);
  }
});

test("the answer is fixed in type, harmless as a page and cached long [SEC-37]", async () => {
  const answer = await service().request(`${PORTRAIT}?v=3`);
  const header = (name: string) => answer.headers.get(name);
  expect(header("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(header("x-content-type-options")).toBe("nosniff");
  expect(header("content-disposition")).toBe("inline");
  expect(header("content-security-policy")).toMatch(/sandbox/);
  const unversioned = await service().request(PORTRAIT);
  expect(unversioned.headers.get("cache-control")).toBe("public, max-age=2592000, must-revalidate");
});

test("HEAD tells the same as GET, without the picture", async () => {
  const images = service();
  const get = await images.request(PORTRAIT);
  const head = await images.request(PORTRAIT, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(Number(head.headers.get("content-length"))).toBe((await get.arrayBuffer()).byteLength);
});

test("who holds the picture already gets 304 until it changes", async () => {
  const images = service();
  const etag = (await images.request(PORTRAIT)).headers.get("etag") ?? "";
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await images.request(PORTRAIT, { headers: { "if-none-match": held } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toMatch(/^public/);
  }
  await files.put(portraitKey, await picture(800, 600, "#177069").webp().toBuffer(), "image/webp");
  const changed = await images.request(PORTRAIT, { headers: { "if-none-match": etag } });
  expect(changed.status).toBe(200);
});

test("many requests for one picture make it once", async () => {
  const counted = counting(files);
  const images = service(counted.store);
  const answers = await Promise.all(Array.from({ length: 25 }, () => images.request(PORTRAIT)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(counted.reads).toBe(1);
});

test("after a restart the finished picture is still there", async () => {
  const first = Buffer.from(await (await service().request(PORTRAIT)).arrayBuffer());
  const counted = counting(files);
  const again = await service(counted.store).request(PORTRAIT);
  expect(Buffer.from(await again.arrayBuffer()).equals(first)).toBe(true);
  expect(counted.reads).toBe(0);
});

test("a deleted source is gone, even where its picture is cached", async () => {
  const images = service();
  const etag = (await images.request(PORTRAIT)).headers.get("etag") ?? "";
  await files.remove(portraitKey);
  expect((await images.request(PORTRAIT)).status).toBe(404);
  const held = await images.request(PORTRAIT, { headers: { "if-none-match": etag } });
  expect(held.status).toBe(404);
});

test("a source that cannot be decoded is logged and answered with 404", async () => {
  await files.put(portraitKey, Buffer.from("not a picture"), "image/webp");
  expect((await service().request(PORTRAIT)).status).toBe(404);
  expect(logged).toEqual(["stored picture cannot be decoded"]);
});

test("a cache that cannot be written does not cost the picture", async () => {
  await writeFile(path.join(folder, "cache"), "a file where a folder should be");
  expect((await service().request(PORTRAIT)).status).toBe(200);
  expect(logged).toEqual(["picture cache cannot be written"]);
});

test("an upload is stored under a random name and served", async () => {
  const upload = await picture(1000, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await storeImage(files, upload);
  if (!stored.ok) throw new Error(stored.error);
  expect(stored.value).toMatchObject({ width: 500, height: 1000 });
  expect(stored.value.key).toMatch(/^uploads\/[0-9a-f]{32}\.webp$/);

  const answer = await service().request(`/images/${stored.value.key}?width=320`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await pictureFacts(answer)).toMatchObject({ width: 320, height: 640 });

  const refused = await storeImage(files, Buffer.from("<svg/>"));
  expect(refused).toEqual({ ok: false, error: "image_type_unsupported" });
  expect(await files.list("uploads/")).toEqual([stored.value.key]);
});
