import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MAX_STORED_EDGE, MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";
import { IMAGE_UPLOAD_ERRORS } from "#domain/media/texts.ts";
import { reencodeImage } from "./reencode-image.ts";

/** A picture with so much detail that cutting it off cannot go unnoticed. */
function pattern(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function accepted(upload: Uint8Array) {
  const result = await reencodeImage(upload);
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

const refused = async (upload: Uint8Array | string) => {
  const result = await reencodeImage(Buffer.from(upload));
  return result.ok ? "accepted" : result.error;
};

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s becomes a fresh WebP", async (format) => {
  const image = await accepted(await pattern(300, 200).toFormat(format).toBuffer());
  expect(image).toMatchObject({ width: 300, height: 200 });
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: "webp", width: 300 });
});

test("camera, place and colour profile are dropped, and the picture stands upright", async () => {
  const upload = await pattern(300, 200)
    .withExif({
      IFD0: { Copyright: "SECRET-OWNER" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
    })
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg()
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();

  const image = await accepted(upload);
  expect(image).toMatchObject({ width: 200, height: 300 });
  const facts = await sharp(image.bytes).metadata();
  expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(Buffer.from(image.bytes).includes("SECRET-OWNER")).toBe(false);
});

test("the longest edge is 2560, and small pictures are not enlarged", async () => {
  const wide = await pattern(4000, 1000).jpeg().toBuffer();
  expect(await accepted(wide)).toMatchObject({ width: MAX_STORED_EDGE, height: 640 });
  const small = await pattern(40, 30).png().toBuffer();
  expect(await accepted(small)).toMatchObject({ width: 40, height: 30 });
});

test("transparency is kept", async () => {
  const upload = await pattern(20, 20).ensureAlpha(0.5).png().toBuffer();
  expect((await sharp((await accepted(upload)).bytes).metadata()).hasAlpha).toBe(true);
});

test("what hides behind a valid picture does not survive [SEC-37]", async () => {
  const payload = "<?php system($_GET[0]); ?><script>alert(1)</script>";
  for (const format of ["jpeg", "png", "webp"] as const) {
    const picture = await pattern(60, 40).toFormat(format).toBuffer();
    const image = await accepted(Buffer.concat([picture, Buffer.from(payload)]));
    expect(Buffer.from(image.bytes).includes("<?php")).toBe(false);
    expect(Buffer.from(image.bytes).includes("<script")).toBe(false);
  }
  const commented = await pattern(60, 40)
    .withExif({ IFD0: { Artist: payload } })
    .jpeg()
    .toBuffer();
  expect(Buffer.from((await accepted(commented)).bytes).includes("<?php")).toBe(false);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

test.each([
  ["an SVG with a script", SVG],
  ["an SVG behind an XML header", `<?xml version="1.0"?>${SVG}`],
  ["a page that calls itself a picture", "<!doctype html><script>alert(1)</script>"],
  ["a GIF that is a script as well", "GIF89a/*\x01\x00\x01\x00\x00*/=1;alert(1)//"],
  ["a PDF", "%PDF-1.7\n%%EOF"],
  ["a path", "../../x.png"],
  ["a single byte", "\xff"],
])("%s is refused by its type [SEC-37]", async (_name, content) => {
  expect(await refused(content)).toBe("image_type_unsupported");
});

test("an ordinary GIF and TIFF are refused by their type", async () => {
  expect(await refused(await pattern(20, 20).gif().toBuffer())).toBe("image_type_unsupported");
  expect(await refused(await pattern(20, 20).tiff().toBuffer())).toBe("image_type_unsupported");
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a truncated %s is refused", async (format) => {
  const whole = await pattern(300, 200).toFormat(format).toBuffer();
  for (const share of [0.02, 0.3, 0.6, 0.9]) {
    const part = whole.subarray(0, Math.floor(whole.length * share));
    expect(["image_unreadable", "image_type_unsupported"]).toContain(await refused(part));
  }
});

test("a head of a picture with other content inside is refused", async () => {
  const png = await pattern(20, 20).png().toBuffer();
  expect(await refused(Buffer.concat([png.subarray(0, 8), Buffer.from(SVG)]))).toBe(
    "image_unreadable",
  );
  expect(await refused(`\x00\x00\x00\x10ftypavif${SVG}`)).toBe("image_unreadable");
});

test("0 bytes and more than 10 MB are refused", async () => {
  expect(await refused("")).toBe("image_empty");
  expect(await refused(Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff))).toBe("image_too_large");
});

test("a header of 50,000 × 50,000 pixels is refused before anything is decoded [SEC-37]", async () => {
  expect(await refused(pngWithHeader(50_000, 50_000))).toBe("image_too_many_pixels");
  expect(await refused(pngWithHeader(7_072, 7_072))).toBe("image_too_many_pixels");
});

test("every refusal has a German sentence", () => {
  for (const text of Object.values(IMAGE_UPLOAD_ERRORS)) expect(text).toMatch(/\.$/);
});

/** A few bytes that claim to be a huge picture. */
function pngWithHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const content = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", content),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
