import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { galleryImages } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { VISITOR } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const desk = bookingApi(db, { files });
const { speaker, speakerViewer, otherSpeaker, customer } = await castOf(db);

const rowOf = async (id: string) =>
  given((await db.select().from(speakers).where(eq(speakers.id, id)))[0]);
const put = async (collection: string, items: unknown[]) => {
  const { versions } = (await desk.call(speakerViewer, "GET", "/me/speaker/content")).body;
  const json = { version: versions[collection], items };
  return desk.call(speakerViewer, "PUT", `/me/speaker/${collection}`, { json });
};

async function picture(): Promise<Uint8Array> {
  const noise = { width: 60, height: 40, channels: 3 } as const;
  return sharp(randomBytes(60 * 40 * 3), { raw: noise })
    .jpeg()
    .toBuffer();
}

describe("pictures", () => {
  const upload = (
    viewer: typeof speakerViewer | typeof VISITOR,
    bytes: Uint8Array,
    place: string,
    entry?: string,
  ) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], "../../../evil.svg"));
    form.append("place", place);
    if (entry) form.append("entry", entry);
    form.append("alt", "Auf der Bühne");
    return desk.send(viewer, "/me/speaker/images", form);
  };

  test("are encoded anew, hang at the end, can be described, sorted and taken down", async () => {
    const first = await upload(speakerViewer, await picture(), "gallery");
    expect(first.status).toBe(200);
    const hung = first.body.gallery_images.at(-1);
    expect(hung).toMatchObject({ width: 60, height: 40, alt: "Auf der Bühne" });
    expect(hung.url).toMatch(/^uploads\/[0-9a-f]{32}\.webp$/);
    expect(await files.stat(hung.url)).toBeDefined();
    const turned = await put("gallery_images", [{ id: hung.id, alt: "Neu" }]);
    expect(turned.body.gallery_images).toEqual([{ ...hung, alt: "Neu" }]);
    await put("gallery_images", []);
    expect(await files.stat(hung.url)).toBeUndefined();
  });

  test("replace the portrait, and the old upload goes", async () => {
    const first = (await upload(speakerViewer, await picture(), "profile")).body.profile_image_url;
    const second = (await upload(speakerViewer, await picture(), "profile")).body.profile_image_url;
    expect(second).not.toBe(first);
    expect(await files.stat(first)).toBeUndefined();
    expect((await rowOf(speaker.id)).profile_image_url).toBe(second);
  });

  test("belong to single entries too: a logo, a preview, and to no other speaker's", async () => {
    const quote = {
      author: "Kim",
      position: "",
      company: "Muster AG",
      content: "Stark.",
      rating: 5,
    };
    const listed = await put("testimonials", [{ ...quote, event_date: null }]);
    const [{ id }] = listed.body.testimonials;
    const hung = await upload(speakerViewer, await picture(), "logo", id);
    const logo = hung.body.testimonials[0].logo_url;
    expect(logo).toMatch(/^uploads\//);
    const shown = (await desk.call(VISITOR, "GET", `/speakers/${speaker.slug}`)).body;
    expect(shown.testimonials).toMatchObject([{ author: "Kim", logo_url: logo }]);
    // Other words keep the picture; another picture takes its place.
    const kept = await put("testimonials", [{ ...quote, id, author: "Kim B.", event_date: null }]);
    expect(kept.body.testimonials).toMatchObject([{ author: "Kim B.", logo_url: logo }]);
    const other = await upload(speakerViewer, await picture(), "logo", id);
    expect(other.body.testimonials[0].logo_url).not.toBe(logo);
    expect(await files.stat(logo)).toBeUndefined();
    for (const entry of [undefined, randomUUID()]) {
      expect((await upload(speakerViewer, await picture(), "logo", entry)).status).toBe(422);
    }
    expect((await upload(otherSpeaker, await picture(), "logo", id)).status).toBe(422);
    expect((await upload(speakerViewer, await picture(), "preview", id)).status).toBe(422);
    await put("testimonials", []);
    expect(await files.stat(other.body.testimonials[0].logo_url)).toBeUndefined();
  });

  test("cannot be invented, and only pictures are pictures", async () => {
    expect((await put("gallery_images", [{ alt: "ohne Bild" }])).status).toBe(422);
    const script = new TextEncoder().encode("<svg onload='alert(1)'/>");
    expect((await upload(speakerViewer, script, "gallery")).status).toBe(422);
    expect((await upload(speakerViewer, await picture(), "invoice")).status).toBe(400);
    expect((await upload(VISITOR, await picture(), "gallery")).status).toBe(401);
    expect((await upload(customer, await picture(), "gallery")).status).toBe(404);
    const hanging = await db
      .select()
      .from(galleryImages)
      .where(eq(galleryImages.speaker_id, speaker.id));
    expect(hanging).toEqual([]);
  });
});
