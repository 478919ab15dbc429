import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { createShare } from "#server/share/share.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const share = createShare(testCtx(db), mkdtempSync(join(tmpdir(), "share-")));
const open = (slug: string, headers: Record<string, string> = {}) =>
  share.request(`/speaker/${slug}.jpg`, { headers });

test("a listed speaker has a card of 1200 by 630, whatever the name looks like", async () => {
  const { slug } = await insertSpeaker(db, {
    name: '</svg><script>"&',
    job_title: "x".repeat(200),
  });
  const answer = await open(slug);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
});

test("an unchanged card answers 304, a new title makes a new one", async () => {
  const { slug, id } = await insertSpeaker(db, { job_title: "Physikerin" });
  const etag = (await open(slug)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{40}"$/);
  expect((await open(slug, { "if-none-match": etag })).status).toBe(304);
  await db.update(speakers).set({ job_title: "Chemikerin" }).where(eq(speakers.id, id));
  expect((await open(slug, { "if-none-match": etag })).status).toBe(200);
});

test("pages without a picture of their own share the card of the site", async () => {
  const answer = await share.request("/site.jpg");
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([answer.status, width, height]).toEqual([200, 1200, 630]);
});

test("hidden and unknown speakers have no card", async () => {
  const { slug } = await insertSpeaker(db, { status: "pending" });
  for (const name of [slug, "gibt-es-nicht", "A", "..%2Fx", "x".repeat(200)]) {
    expect((await open(name)).status).toBe(404);
  }
});
