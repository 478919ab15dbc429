import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { speakerContacts } from "#data/schema/speakers/speakers.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { speaker, customer, admin } = cast;
await db
  .insert(speakerContacts)
  .values({ speaker_id: speaker.id, email: "privat@test.example", phone: "+49 170 1" });
const hidden = await insertSpeaker(db, { user_id: null, is_active: false });

/** The columns of the matrix: who asks. */
const PEOPLE: readonly Viewer[] = [
  VISITOR,
  customer,
  cast.stranger,
  cast.speakerViewer,
  cast.otherSpeaker,
  admin,
];
const NAMES = ["anon", "custA", "custB", "spkS", "spkT", "adm"];

type Ask = (viewer: Viewer) => Promise<{ status: number }>;

let days = 0;
const anotherDay = () => addDays(isoDate("2030-06-01"), days++);
const get = (path: string) => (viewer: Viewer) => desk.call(viewer, "GET", path);
const post = (path: string, json: object) => (viewer: Viewer) =>
  desk.call(viewer, "POST", path, { json });

/** A step needs a booking in its first state. */
async function newBooking(booking_mode: "direct" | "inquiry"): Promise<string> {
  const request = bookingRequestFor(speaker.id, { booking_mode, event_date: anotherDay() });
  return (await desk.book(customer, request)).body.id;
}

const booking = await newBooking("direct");
const talk = await desk.call(customer, "POST", "/conversations", {
  json: { speaker_id: speaker.id },
});
const conversation = `/conversations/${talk.body.id}`;

/**
 * Who may do what, a row a line: „+“ is carried out, „-“ is refused (401 to visitors, 403 or 404 to others,
 * so that ids cannot be probed).
 */
const MATRIX: readonly [what: string, cells: string, ask: Ask][] = [
  ["read a public profile", "++++++", get(`/speakers/${speaker.slug}`)],
  ["read a hidden profile", "-----+", get(`/speakers/${hidden.slug}`)],
  ["read the contact of a speaker", "-+-+-+", get(`/speakers/${speaker.slug}/contact`)],
  [
    "change any profile",
    "-----+",
    async (viewer) => {
      const content = await desk.call(admin, "GET", `/admin/speakers/${speaker.id}/content`);
      const json = { version: content.body.versions.profile, company: `Firma ${days++}` };
      return desk.call(viewer, "PATCH", `/admin/speakers/${speaker.id}`, { json });
    },
  ],
  [
    "read the days of a calendar",
    "++++++",
    get(`/speakers/${speaker.slug}/availability?from=2030-01-01&to=2030-01-31`),
  ],
  [
    "block a day",
    "---+-+",
    // Speakers need not name the profile; other roles have to.
    (viewer) => {
      const whose = viewer === cast.speakerViewer ? undefined : speaker.id;
      return desk.setDay(viewer, anotherDay(), "blocked", whose);
    },
  ],
  [
    "book",
    "-++-++",
    (viewer) => desk.book(viewer, bookingRequestFor(speaker.id, { event_date: anotherDay() })),
  ],
  ["read a booking", "-+-+-+", get(`/bookings/${booking}`)],
  [
    "decline an inquiry",
    "---+-+",
    async (viewer) => desk.move(viewer, await newBooking("inquiry"), "decline", { reason: "Nein" }),
  ],
  [
    "hold a day for an inquiry",
    "---+-+",
    async (viewer) => desk.move(viewer, await newBooking("inquiry"), "hold"),
  ],
  [
    "cancel a booking",
    "-+-+-+",
    async (viewer) =>
      desk.move(viewer, await newBooking("direct"), "cancel", { reason: "Abgesagt" }),
  ],
  ["read a conversation", "-+-+--", get(`${conversation}/messages`)],
  [
    "write into a conversation",
    "-+-+--",
    (viewer) =>
      post(`${conversation}/messages`, { message: "Ja", client_id: randomUUID() })(viewer),
  ],
  ["mark messages as read", "-+-+--", post(`${conversation}/read`, {})],
  [
    "look into a conversation with a reason",
    "-----+",
    post(`/admin${conversation}/inspection`, { reason: "Meldung" }),
  ],
  ["read one's notices", "-+++++", get("/me/notifications")],
  ["read one's numbers as a speaker", "---++-", get("/me/speaker/statistics")],
  ["read numbers of the platform", "-----+", get("/admin/overview")],
  ["list accounts", "-----+", get("/admin/users")],
  ["read settings", "-----+", get("/admin/settings")],
  ["read the audit log", "-----+", get("/admin/audit")],
  ["read security events", "-----+", get("/admin/security-events")],
  [
    "send a mail about a booking",
    "-+-+-+",
    post("/functions/send-speaker-notification", {
      bookingId: booking,
      notificationType: "direct_booking",
    }),
  ],
  [
    "have an invoice sent",
    "-+-+-+",
    post("/functions/generate-and-send-invoice", { bookingId: booking }),
  ],
];

test.each(MATRIX)("%s: %s [SEC-10]", async (_what, cells, ask) => {
  for (const [index, viewer] of PEOPLE.entries()) {
    const { status } = await ask(viewer);
    if (cells[index] === "+") expect(status, NAMES[index]).toBeLessThan(300);
    else expect(viewer === VISITOR ? [401, 404] : [403, 404], NAMES[index]).toContain(status);
  }
});
