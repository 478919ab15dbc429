import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog } from "#data/schema/outbox.ts";
import { talks, videos } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { VISITOR } from "#features/ctx.ts";
import type { Geo } from "#integrations/geo/geo.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertUser } from "#tests/support/database/records.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const geo: Geo = {
  suggest: async () => [],
  resolve: async (label) =>
    label === "Kiel"
      ? { state: "sure", place: { lat: 54.32, lng: 10.13, label } }
      : { state: "unknown" },
  roadKm: async () => null,
  attribution: "",
};
const desk = bookingApi(db, { geo });
const { speaker, speakerViewer, otherSpeaker, customer, admin } = await castOf(db);
await insertSpeakerContent(db, speaker.id);

const CONTENT = "/me/speaker/content";
const read = async () => (await desk.call(speakerViewer, "GET", CONTENT)).body;
const patch = async (fields: object, viewer = speakerViewer) => {
  const { versions } = await read();
  return desk.call(viewer, "PATCH", "/me/speaker", {
    json: { version: versions.profile, ...fields },
  });
};
const put = async (collection: string, items: unknown[], viewer = speakerViewer) => {
  const { versions } = await read();
  return desk.call(viewer, "PUT", `/me/speaker/${collection}`, {
    json: { version: versions[collection], items },
  });
};
const rowOf = async (id: string) =>
  given((await db.select().from(speakers).where(eq(speakers.id, id)))[0]);

describe("the own profile", () => {
  test("is changed field by field, shown at once, and leaves a trace", async () => {
    const saved = await patch({
      short_bio: " Neu erzählt ",
      bio: "",
      offers_qa: true,
      fee_40: 6000,
    });
    expect(saved.status).toBe(200);
    const profile = (await desk.call(VISITOR, "GET", `/speakers/${speaker.slug}`)).body;
    expect(profile).toMatchObject({
      short_bio: "Neu erzählt",
      bio: null,
      fee_40: 6000,
      fee_20: 2500,
    });
    const entries = await db.select().from(auditLog).where(eq(auditLog.object_id, speaker.id));
    expect(entries.at(-1)).toMatchObject({
      action: "speaker.edit",
      actor_id: speakerViewer.userId,
      after: { part: "profile" },
    });
  });

  test("never takes what only the platform says, alone or among allowed fields", async () => {
    const before = await rowOf(speaker.id);
    const forbidden = {
      is_verified: true,
      is_top_speaker: true,
      status: "active",
      is_active: true,
      average_rating: 5,
      slug: "besser",
      user_id: customer.userId,
      trust_badges: ["x"],
      total_bookings: 999,
      profile_image_url: "invoices/geheim.pdf",
      lat: 1,
    };
    for (const [field, value] of Object.entries(forbidden)) {
      const refused = await patch({ short_bio: "mitgeschmuggelt", [field]: value });
      expect(refused.status, field).toBe(422);
    }
    expect((await patch({ data: { is_verified: true } })).status).toBe(422);
    expect(await rowOf(speaker.id)).toEqual(before);
  });

  test("finds the place of a new address and forgets the old one", async () => {
    await patch({ address_label: "Kiel" });
    expect(await rowOf(speaker.id)).toMatchObject({ lat: 54.32, lng: 10.13 });
    await patch({ address_label: "Nirgendwo" });
    expect(await rowOf(speaker.id)).toMatchObject({ lat: null, lng: null });
  });

  test("says whom the talks are meant for, which no other account can", async () => {
    const saved = await patch({ audiences: ["executives", "trainees"] });
    expect(saved.body.profile.audiences).toEqual(["executives", "trainees"]);
    expect((await patch({ audiences: [] })).body.profile.audiences).toEqual([]);
    expect((await patch({ audiences: ["sales"] }, customer)).status).toBe(404);
  });

  test("names every field that is wrong", async () => {
    const refused = await patch({
      name: "  ",
      short_bio: "x".repeat(1001),
      fee_20: -1,
      gender: "unbekannt",
      audiences: ["sales", "Vertrieb"],
      categories: ["leadership", "leadership"],
      social_links: { website: "javascript:alert(1)" },
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.error.fields).sort()).toEqual([
      "audiences",
      "categories",
      "fee_20",
      "gender",
      "name",
      "short_bio",
      "social_links.website",
    ]);
    expect((await patch({ categories: ["erfunden"] })).body.error.fields).toHaveProperty(
      "categories",
    );
  });

  test("is not overwritten when another tab was faster, however close", async () => {
    const { versions } = await read();
    const save = (short_bio: string) =>
      desk.call(speakerViewer, "PATCH", "/me/speaker", {
        json: { version: versions.profile, short_bio },
      });
    const answers = await Promise.all([save("erste Fassung"), save("zweite Fassung")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error.code).toBe("changed");
    expect(late?.body.error.message).toContain("wurde inzwischen geändert");
    // Another part is not concerned.
    expect((await put("speaker_awards", [])).status).toBe(200);
  });
});

const TALK = {
  title: "Mut zur Lücke",
  subtitle: null,
  description: "Warum Weglassen hilft.",
  available_durations: [20, 40],
  category: "leadership",
  tags: ["Fokus"],
};

describe("the lists of the own profile", () => {
  test("keep the ids that bookings name, drop what is missing, and show new talks first", async () => {
    const [first] = (await read()).talks;
    const event_date = "2030-05-05";
    const booked = await desk.book(
      customer,
      bookingRequestFor(speaker.id, {
        event_date,
        event_location: "Kiel",
        selected_talk_id: first.id,
      }),
    );
    expect(booked.status).toBe(201);
    const saved = await put("talks", [TALK, { ...first, title: "Umbenannt" }]);
    expect(saved.status).toBe(200);
    expect(saved.body.talks.map(({ title }: { title: string }) => title)).toEqual([
      "Mut zur Lücke",
      "Umbenannt",
    ]);
    expect(saved.body.talks[1].id).toBe(first.id);
    expect((await desk.read(customer, booked.body.id)).body.selected_talk_id).toBe(first.id);
    const shown = (await desk.call(VISITOR, "GET", `/speakers/${speaker.slug}`)).body.talks;
    expect(shown[0]).toMatchObject({ title: "Mut zur Lücke", available_durations: [20, 40] });
  });

  test("stand in the order of their owner", async () => {
    const point = (title: string) => ({ title, description: null, icon_name: "Star" });
    await put("speaker_key_points", [point("A"), point("B"), point("C")]);
    const { speaker_key_points: points } = await read();
    const strip = ({ id, title, description, icon_name }: Record<string, unknown>) => ({
      id,
      title,
      description,
      icon_name,
    });
    const turned = await put("speaker_key_points", points.toReversed().map(strip));
    expect(turned.body.speaker_key_points.map(({ title }: { title: string }) => title)).toEqual([
      "C",
      "B",
      "A",
    ]);
  });

  test("accept workshops, publications, testimonials and awards", async () => {
    const workshop = {
      title: "Ein Tag",
      description: null,
      duration_hours: 8,
      fee_cents: 400_000,
      is_active: false,
    };
    expect((await put("workshops", [workshop])).body.workshops).toHaveLength(1);
    // What is switched off is only for its owner.
    const shown = (await desk.call(VISITOR, "GET", `/speakers/${speaker.slug}`)).body;
    expect(shown.workshops).toEqual([]);
    const publication = {
      title: "Buch",
      description: null,
      url: "https://verlag.example/buch",
      year: 2025,
      language_code: "de",
      domain: null,
      published_date: "2025-03-01",
      read_time_minutes: null,
    };
    expect((await put("publications", [publication])).status).toBe(200);
    const testimonial = {
      author: "Ada",
      position: "Leitung",
      company: "Beispiel GmbH",
      content: "Großartig",
      rating: 5,
      event_date: null,
    };
    expect((await put("testimonials", [testimonial])).body.testimonials[0]).toMatchObject(
      testimonial,
    );
    const award = { title: "Preis", issuer: "Verband", date_issued: null, description: null };
    expect((await put("speaker_awards", [award])).status).toBe(200);
  });

  test("take a video only with a YouTube link and say at which entry it fails", async () => {
    const video = { title: "Auftritt", description: null, duration_seconds: null };
    const refused = await put("videos", [
      { ...video, url: "https://youtu.be/dQw4w9WgXcQ" },
      { ...video, url: "https://vimeo.com/123" },
    ]);
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual({
      "items.1.url": "Bitte geben Sie einen YouTube-Link an, der ein Video nennt.",
    });
    expect((await put("videos", [{ ...video, url: "https://youtu.be/dQw4w9WgXcQ" }])).status).toBe(
      200,
    );
  });

  test("refuse foreign ids, ids named twice, unknown fields, unknown lists and too many entries", async () => {
    const other = (await desk.call(otherSpeaker, "GET", CONTENT)).body;
    const theirs = await desk.call(otherSpeaker, "PUT", "/me/speaker/talks", {
      json: { version: other.versions.talks, items: [TALK] },
    });
    const foreign = theirs.body.talks[0].id;
    expect((await put("talks", [{ ...TALK, id: foreign, title: "Gekapert" }])).status).toBe(422);
    const [row] = await db.select().from(talks).where(eq(talks.id, foreign));
    expect(row?.title).toBe("Mut zur Lücke");
    const [own] = (await read()).talks;
    expect((await put("talks", [own, own])).status).toBe(422);
    expect((await put("talks", [{ ...TALK, speaker_id: other.id }])).status).toBe(422);
    expect((await put("reviews", [])).status).toBe(404);
    const many = Array.from({ length: 31 }, () => TALK);
    expect((await put("talks", many)).body.error.code).toBe("too_many_items");
  });
});

test("only the owner reads or changes a profile here", async () => {
  const { versions } = await read();
  const before = await rowOf(speaker.id);
  const speakerless = signedIn("speaker", await insertUser(db));
  const calls = [
    ["GET", CONTENT, undefined],
    ["PATCH", "/me/speaker", { version: versions.profile, short_bio: "fremd" }],
    ["PUT", "/me/speaker/videos", { version: versions.videos, items: [] }],
  ] as const;
  for (const [method, path, json] of calls) {
    expect((await desk.call(VISITOR, method, path, { json })).status).toBe(401);
    for (const viewer of [customer, admin, speakerless]) {
      const refused = await desk.call(viewer, method, path, { json });
      expect([refused.status, refused.body.error.message]).toEqual([
        404,
        "Speaker-Profil nicht gefunden",
      ]);
    }
  }
  // Another speaker reaches their own profile only, and with a foreign version not even that.
  expect((await desk.call(otherSpeaker, "GET", CONTENT)).body.id).not.toBe(speaker.id);
  const foreign = await desk.call(otherSpeaker, "PATCH", "/me/speaker", {
    json: { version: versions.profile, short_bio: "fremd" },
  });
  expect(foreign.status).toBe(409);
  expect(await rowOf(speaker.id)).toEqual(before);
  expect(await db.select().from(videos).where(eq(videos.speaker_id, speaker.id))).toHaveLength(1);
});
