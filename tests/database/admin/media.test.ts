import sharp from "sharp";
import { expect, test } from "vitest";
import type { FileKey } from "#domain/media/file-key.ts";
import { bookingApi } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const stored = new Map<string, Uint8Array>();
const desk = bookingApi(db, {
  files: {
    put: async (key, bytes) => void stored.set(key, bytes),
    read: async () => undefined,
    stat: async () => undefined,
    remove: async (key) => void stored.delete(key),
    list: async () => [...stored.keys()] as FileKey[],
  },
});
const admin = signedIn("admin", await insertUser(db));

const POST = {
  version: null,
  slug: "",
  status: "draft",
  title: "Wie ein Briefing gelingt",
  excerpt: "Kurz gesagt.",
  body: "## Anfang\n\nText mit [Link](https://a.example).",
  category: "Praxis",
  tags: ["briefing"],
  author_name: "Redaktion",
  cover_image_url: null,
  seo_title: null,
  seo_description: null,
  published_at: null,
  speaker_ids: [],
};

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#f00" } })
  .withExif({ IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
  .jpeg()
  .toBuffer();
const upload = (bytes: Uint8Array, name: string) => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return desk.send(admin, "/admin/media", form);
};

test("a picture is encoded anew under a random name, without its metadata [SEC-37] [ADMIN-23]", async () => {
  const made = await upload(picture, "../../../etc/x.php.jpg");
  expect(made.status).toBe(201);
  expect(made.body.storage_key).toMatch(/^uploads\/[0-9a-f]{32}\.webp$/);
  expect(made.body.file_name).toBe("x.php.jpg");
  const kept = await sharp(given(stored.get(made.body.storage_key))).metadata();
  expect([kept.format, kept.exif]).toEqual(["webp", undefined]);
  expect((await upload(picture, "noch-einmal.jpg")).body.id).toBe(made.body.id);
});

test.each([
  ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
  ["HTML named .jpg", "<!doctype html><script>alert(1)</script>"],
  ["a GIF that is a script", "GIF89a/*x*/=alert(1)//"],
  ["a PNG head with PHP behind it", "\x89PNG\r\n\x1a\n<?php system('x'); ?>"],
  ["nothing", ""],
])("%s is refused [SEC-37]", async (_kind, text) => {
  const { status, body } = await upload(Buffer.from(text, "latin1"), "bild.jpg");
  expect(status).toBe(422);
  expect(body.error.message).toMatch(/[a-zäöü]/);
});

test("only unused pictures can be deleted", async () => {
  const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const { body: file } = await upload(other, "blau.png");
  const text = `![Blau](/images/${file.storage_key})`;
  const post = { ...POST, slug: "mit-bild", body: text };
  const made = await desk.call(admin, "POST", "/admin/posts", { json: post });
  expect(made.status).toBe(201);
  const uses = await desk.call(admin, "GET", `/admin/media/${file.id}/uses`);
  expect(uses.body.uses).toMatchObject([{ kind: "post", title: POST.title }]);
  expect((await desk.call(admin, "DELETE", `/admin/media/${file.id}`)).status).toBe(409);
  expect((await desk.call(admin, "GET", "/admin/media?state=used")).body.total).toBe(1);
  expect((await desk.call(admin, "DELETE", `/admin/posts/${made.body.id}`)).status).toBe(200);
  expect((await desk.call(admin, "DELETE", `/admin/media/${file.id}`)).status).toBe(200);
  expect(stored.has(file.storage_key)).toBe(false);
});
