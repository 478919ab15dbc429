import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "#data/schema/billing/invoices.ts";
import { reviews } from "#data/schema/reviews.ts";
import { cents } from "#domain/money.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { PERMISSIONS } from "#server/api/operation/permissions.ts";
import { bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { contractApi } from "#tests/support/bookings/contract-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/**
 * Every route about an account's own data, called by another account: foreign objects do not exist,
 * responses hold nothing of them, and nothing of them changes (SEC-10).
 */

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const { desk, cast, booked, read } = await contractApi(db, files, () => new Date("2026-04-30"));
const { customer, speaker, speakerViewer } = cast;
await insertSpeakerContent(db, speaker.id);

const SECRET = `Geheimtagung ${randomUUID()}`;
const booking = await booked();
await db.execute(sql`update bookings set event_title = ${SECRET} where id = ${booking}`);
const contract = (await read(customer, booking)).body.id as string;
const issued = await issueInvoice(desk.ctx, booking);
if (!issued.ok) throw new Error(issued.error.code);
const invoice = issued.value.id;
const [payment] = await db
  .insert(payments)
  .values({ invoice_id: invoice, provider: "demo", amount_cents: cents(100) })
  .returning();
const over = await insertBooking(db, {
  speaker_id: speaker.id,
  customer_id: customer.userId,
  status: "reviewed",
  event_title: SECRET,
});
const [review] = await db
  .insert(reviews)
  .values({
    booking_id: over.id,
    speaker_id: speaker.id,
    customer_id: customer.userId,
    rating: 5,
    content: "Ein Vortrag, über den alle noch sprechen.",
    author_name: "Kim Beispiel",
    status: "published",
  })
  .returning();
const opened = await desk.call(customer, "POST", "/conversations", {
  json: { speaker_id: speaker.id },
});
const conversation = opened.body.id as string;
const sent = await desk.call(customer, "POST", `/conversations/${conversation}/messages`, {
  json: { message: SECRET, client_id: randomUUID() },
});
const upload = () => {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7\n%%EOF\n"], "Ablauf.pdf"));
  form.set("place", "gallery");
  return form;
};
const filesPath = `/conversations/${conversation}/attachments`;
const attached = await desk.send(customer, filesPath, upload());
const { talks } = (await desk.call(speakerViewer, "GET", "/me/speaker/content")).body;

const DAY = "2030-12-24";

/** What a path names, by the word before it. */
const OBJECTS: Readonly<Record<string, string>> = {
  bookings: booking,
  contracts: contract,
  invoices: invoice,
  payments: given(payment).id,
  reviews: given(review).id,
  conversations: conversation,
  messages: sent.body.id,
  attachments: attached.body.id,
  sessions: randomUUID(),
  comments: randomUUID(),
};

const REVIEW = { rating: 1, content: "Das habe ich so nie gesagt, wirklich.", author_name: "X" };
const APPLICATION = {
  name: "Wer anders",
  job_title: "Unbekannt",
  city: "Jena",
  categories: ["technology"],
  topics: "",
  languages: ["Deutsch"],
  short_bio: "Ich erkläre seit zwölf Jahren, wie Messfehler ganze Branchen in die Irre führen.",
  fee_idea: null,
  website: "",
  video: "",
  terms_accepted: true,
};
const NOTICE = { bookingId: booking, notificationType: "direct_booking" };

/** Bodies that would be carried out if they came from the right person. */
const BODIES: Readonly<Record<string, object>> = {
  "POST /v1/bookings": bookingRequestFor(speaker.id, {
    on_behalf_of: customer.userId,
    event_date: DAY,
  }),
  "POST /v1/bookings/:id/transitions": { event: "cancel", reason: "Nein" },
  "POST /v1/bookings/:id/postponement": { event_date: DAY },
  "POST /v1/bookings/:id/postponement/answer": { answer: "accept", event_date: DAY },
  "POST /v1/bookings/:id/review": REVIEW,
  "PUT /v1/bookings/:id/review": REVIEW,
  "POST /v1/bookings/:id/contract/steps": {
    step: "request_change",
    content_sha256: (await read(customer, booking)).body.content_sha256,
    message: "Bitte anders.",
  },
  "POST /v1/me/speaker/reviews/:id/reply": { reply: "Danke" },
  "POST /v1/me/speaker/reviews/:id/dispute": { reason: "Stimmt nicht." },
  "POST /v1/conversations/:id/messages": { message: "Hallo", client_id: randomUUID() },
  "POST /v1/messages/:id/report": { reason: "spam", comment: "" },
  "POST /v1/functions/generate-and-send-invoice": { bookingId: booking },
  "POST /v1/functions/send-speaker-notification": NOTICE,
  "POST /v1/functions/send-booking-confirmation": {
    customerEmail: "opfer@fremd.example",
    customerName: "Opfer",
    speakerName: "Niemand",
    eventTitle: "Kaufen Sie jetzt",
    eventDate: DAY,
    eventDuration: "40",
    totalAmount: "1 €",
    bookingReference: (await desk.read(customer, booking)).body.booking_reference,
    isVirtual: false,
    venue: "Nirgends",
    customerId: cast.stranger.userId,
  },
  "POST /v1/functions/send-message-notification": { conversationId: conversation },
  "PUT /v1/me/speaker/:collection": { version: "", items: talks },
  "PUT /v1/me/speaker/availability": { dates: [DAY], type: "blocked" },
  "PUT /v1/me/speaker/availability/:date": { type: "blocked" },
  "PATCH /v1/me/speaker": { version: "", short_bio: "Fremd" },
  "POST /v1/me/role": { role: "speaker" },
  "POST /v1/me/speaker-terms": { version: "2020-01" },
  "POST /v1/speaker-applications": APPLICATION,
  "PUT /v1/me/speaker-application": { ...APPLICATION, fee_idea: "" },
};

/** Named by the body instead of the path. */
const NAMED_INSIDE = /^POST \/v1\/functions\//;

const OWN_ROUTES = Object.entries(PERMISSIONS)
  // Ending an account needs the secrets of the sign-in; its own tests walk it.
  .filter(([route, access]) => access.visitor === "none" && route !== "POST /v1/me/deletion")
  .filter(([, { customer: own, speaker: alsoOwn }]) => own === "own" || alsoOwn === "own")
  .map(([route]) => route);

function pathOf(route: string): string {
  const [, path = ""] = route.split(" ");
  return path
    .replace(/^\/v1/, "")
    .replace(":collection", "talks")
    .replace(":date", DAY)
    .replace(":slug", speaker.slug)
    .replace(/(\w+)\/:id/, (_, word: string) => `${word}/${given(OBJECTS[word])}`);
}

async function ask(viewer: Viewer, route: string) {
  const [method = ""] = route.split(" ");
  if (/(attachments|images)$/.test(route)) {
    const { status, body } = await desk.send(viewer, pathOf(route), upload());
    return { status, text: JSON.stringify(body) };
  }
  const json = method === "GET" ? {} : { json: BODIES[route] ?? {} };
  const headers = { "idempotency-key": randomUUID() };
  const answer = await desk.call(viewer, method, pathOf(route), { ...json, headers });
  return { status: answer.status, text: JSON.stringify(answer.body) };
}

/** Everything of the two people that a stranger could want to touch. */
async function theirs(): Promise<unknown> {
  const tables = {
    bookings: sql`select * from bookings where customer_id = ${customer.userId} order by id`,
    contracts: sql`select * from contracts order by id`,
    invoices: sql`select * from invoices order by id`,
    reviews: sql`select * from reviews order by id`,
    messages: sql`select * from conversation_messages where conversation_id = ${conversation}`,
    speakers: sql`select * from speakers where id = ${speaker.id}`,
    talks: sql`select * from talks where speaker_id = ${speaker.id} order by id`,
    days: sql`select * from availability_overrides where speaker_id = ${speaker.id}`,
    postponements: sql`select * from booking_postponements`,
  };
  const rows: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(tables)) rows[name] = (await db.execute(query)).rows;
  return rows;
}

test.each(OWN_ROUTES)(
  "%s is closed to visitors and shows and changes nothing of others [SEC-10] [ROLE-30]",
  async (route) => {
    const before = await theirs();
    expect((await ask(VISITOR, route)).status).toBe(401);
    const isNamed = /:id/.test(route) || NAMED_INSIDE.test(route);
    for (const stranger of [cast.stranger, cast.otherSpeaker]) {
      const { status, text } = await ask(stranger, route);
      if (isNamed) expect([403, 404], `${stranger.role}: ${text}`).toContain(status);
      for (const secret of [SECRET, booking, contract, invoice, conversation]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(await theirs()).toEqual(before);
  },
);

test("the walk leaves out no area", () => {
  for (const area of ["bookings", "invoices", "contracts", "me/speaker", "conversations"]) {
    expect(OWN_ROUTES.some((route) => route.includes(`/v1/${area}`))).toBe(true);
  }
});
