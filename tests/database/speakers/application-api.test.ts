import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { consents } from "#data/schema/consents.ts";
import { outbox } from "#data/schema/outbox.ts";
import { speakerApplications, speakers } from "#data/schema/speakers/speakers.ts";
import { SPEAKER_TERMS_VERSION } from "#domain/speaker/application/application.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { ownSpeakerSchema } from "#server/api/speakers/schemas-application.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = apiAs(createApi(testCtx(db)));

const APPLICATION = {
  name: "Ada Beispiel",
  job_title: "Physikerin",
  city: "Jena",
  categories: ["technology", "other"],
  topics: "Licht, Messen",
  languages: ["Deutsch", "Englisch"],
  short_bio: "Ich erkläre seit zwölf Jahren, wie Messfehler ganze Branchen in die Irre führen.",
  fee_idea: 4500,
  website: "https://beispiel.example",
  video: "",
  terms_accepted: true,
};

const apply = (viewer: Viewer, changes: Record<string, unknown> = {}) =>
  ask(viewer, "/speaker-applications", { ...APPLICATION, ...changes });

async function somebody() {
  const userId = await insertUser(db);
  const stored = () =>
    db.select().from(speakerApplications).where(eq(speakerApplications.user_id, userId));
  return { viewer: signedIn("customer", userId), userId, stored };
}

/** Receipts wait in the outbox until they are sent. */
async function mailsAbout(userId: string) {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  const jobs = await db.select().from(outbox);
  return jobs.filter(({ payload }) => payload.to === user?.email);
}

describe("an application", () => {
  test("waits for approval, with the consent on record, and publishes nothing", async () => {
    const { viewer, userId, stored } = await somebody();
    const answer = await apply(viewer, { user_id: await insertUser(db), status: "approved" });
    expect(answer).toMatchObject({ status: 201, body: { status: "submitted" } });
    expect(await stored()).toMatchObject([
      {
        kind: "application",
        status: "submitted",
        speaker_id: null,
        data: {
          name: "Ada Beispiel",
          fee_idea: 4500,
          video: null,
          categories: ["technology", "other"],
        },
      },
    ]);
    const letters = await mailsAbout(userId);
    expect(letters).toMatchObject([
      { kind: "mail.application_received", payload: { data: { answer_day: "2026-05-07" } } },
    ]);
    const [{ data } = { data: {} }] = await stored();
    expect(data).not.toHaveProperty("user_id");
    const [consent] = await db.select().from(consents).where(eq(consents.user_id, userId));
    expect(consent).toMatchObject({ document: "speaker_agb", version: SPEAKER_TERMS_VERSION });
    expect(await db.select().from(speakers).where(eq(speakers.user_id, userId))).toEqual([]);
  });

  test("takes a video that the profile can show, and refuses others at the field [VAL-33]", async () => {
    const { viewer } = await somebody();
    expect(await apply(viewer, { video: "https://vimeo.com/76979871" })).toMatchObject({
      status: 400,
      body: { error: { fields: { video: expect.stringContaining("YouTube") } } },
    });
    const youtube = "https://youtu.be/dQw4w9WgXcQ";
    expect((await apply(viewer, { video: youtube })).status).toBe(201);
  });

  test("is refused to visitors", async () => {
    expect((await apply(VISITOR)).status).toBe(401);
    expect((await ask(VISITOR, "/me/speaker")).status).toBe(401);
  });

  test("is open once per person, also when sent twice at the same time", async () => {
    const { viewer, stored } = await somebody();
    const answers = await Promise.all([apply(viewer), apply(viewer), apply(viewer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await stored()).toHaveLength(1);
    expect(await apply(viewer)).toMatchObject({
      body: {
        error: { code: "application_open", message: "Ihre Bewerbung liegt uns bereits vor." },
      },
    });
  });

  test("may be sent again after a refusal", async () => {
    const { viewer, userId, stored } = await somebody();
    await apply(viewer);
    await db
      .update(speakerApplications)
      .set({ status: "rejected" })
      .where(eq(speakerApplications.user_id, userId));
    expect((await apply(viewer)).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  test("is needless for a speaker with a profile", async () => {
    const { viewer, userId, stored } = await somebody();
    await insertSpeaker(db, { user_id: userId });
    expect(await apply(viewer)).toMatchObject({
      status: 409,
      body: { error: { code: "speaker_exists" } },
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["name", " ", "Bitte geben Sie Ihren Namen ein."],
    ["job_title", "x".repeat(201), "Bitte verwenden Sie höchstens 200 Zeichen."],
    ["city", 7, "Bitte geben Sie Ihren Wohnort an."],
    ["categories", [], "Bitte wählen Sie ein bis vier Themenfelder."],
    ["categories", ["technology", "technology"], "Bitte wählen Sie ein bis vier Themenfelder."],
    ["languages", [], "Bitte wählen Sie mindestens eine Sprache."],
    ["short_bio", "Zu kurz.", "Bitte stellen Sie sich mit 60 bis 1.000 Zeichen vor."],
    ["fee_idea", -1, "Bitte geben Sie einen Betrag in ganzen Euro an, höchstens 100.000."],
    ["terms_accepted", false, "Bitte stimmen Sie den Bedingungen für Speaker zu."],
    [
      "website",
      "javascript:alert(1)",
      "Bitte geben Sie eine vollständige Adresse an, zum Beispiel „https://beispiel.de“.",
    ],
  ])("with a wrong %s (%j) is refused at that field", async (field, value, message) => {
    const { viewer, stored } = await somebody();
    const answer = await apply(viewer, { [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: message } } },
    });
    expect(await stored()).toEqual([]);
  });
});

test("one's own profile and application, or the lack of both", async () => {
  const { viewer, userId } = await somebody();
  const own = async () => ownSpeakerSchema.parse((await ask(viewer, "/me/speaker")).body);
  expect(await own()).toEqual({ profile: null, application: null });
  await apply(viewer);
  expect(await own()).toMatchObject({ profile: null, application: { status: "submitted" } });
  await insertSpeaker(db, { user_id: userId, slug: "ada", status: "pending" });
  expect(await own()).toMatchObject({ profile: { slug: "ada", is_listed: false } });
});
