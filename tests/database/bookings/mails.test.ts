import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobHandler } from "#data/queries/mail/outbox-worker.ts";
import { settings } from "#data/schema/content.ts";
import { mails } from "#data/schema/mail.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import type { MailMessage } from "#integrations/mail/mailer.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testOutbox } from "#tests/support/outbox.ts";

const database = await testDatabase();
const { db } = database;
const desk = bookingApi(db, { effectsWaitMs: 20_000 });
const quick = bookingApi(db);
const outbox = testOutbox(database);
const cast = await castOf(db);
const { customer, speaker, speakerViewer } = cast;

const frame = { publicUrl: "http://localhost:3000" };
const log = desk.ctx.log;
const done: JobHandler = async () => ({ kind: "done" });
const broken: JobHandler = async () => ({ kind: "retry", reason: "451 busy" });

/** A post office that keeps what it is given. */
function postOffice() {
  const sent: MailMessage[] = [];
  const mailer = createCaptureMailer();
  const handlers = mailHandlers({
    db,
    log,
    frame,
    mailer: {
      keeps: true,
      send: (message) => {
        sent.push(message);
        return mailer.send(message);
      },
    },
  });
  return {
    sent,
    handlers: {
      ...handlers,
      "invoice.issue": done,
      "invoice.cancel": done,
      "contract.prepare": done,
    },
  };
}

let next = isoDate("2030-06-01");
function anotherDay(): IsoDate {
  next = addDays(next, 1);
  return next;
}

test("a booking waits for its effects and says what became of them [BOOK-95] [ENT-32]", async () => {
  const { sent, handlers } = postOffice();
  await outbox.start(handlers);
  const event_date = anotherDay();
  const { body } = await desk.book(customer, bookingRequestFor(speaker.id, { event_date }));
  expect(body.effects).toEqual({
    invoice: "done",
    speaker_notification: "done",
    customer_confirmation: "done",
  });
  const toCustomer = sent.find(({ to }) => to.address === "kim@test.example");
  expect(toCustomer?.subject).toBe("Buchung bestätigt: Jahrestagung");
  for (const part of [toCustomer?.text, toCustomer?.html]) {
    expect(part).toContain("5.000\u00a0€ zzgl. 19% MwSt., 5.950\u00a0€ brutto");
    expect(part).toContain(body.booking_reference);
    expect(part).toContain("Mira Sprecher");
    expect(part).toContain("Hamburg, Elbphilharmonie");
  }
  const calendar = new TextDecoder().decode(toCustomer?.attachments?.[0]?.content);
  expect(toCustomer?.attachments).toMatchObject([
    { name: `${body.booking_reference}.ics`, type: "text/calendar" },
  ]);
  expect(calendar).toContain("BEGIN:VEVENT");
  const toSpeaker = sent.find(({ to }) => to.address !== "kim@test.example");
  expect(toSpeaker?.subject).toBe("Neue verbindliche Buchung: Jahrestagung");
  expect(toSpeaker?.text).toContain("Bitte mit Mikrofon");
  expect(toSpeaker?.text).not.toMatch(/kim@test\.example|\+49/);
});

test("an inquiry has no invoice; an online event says so", async () => {
  const { sent, handlers } = postOffice();
  await outbox.start(handlers);
  const asked = { booking_mode: "inquiry", event_location: "Online", event_date: anotherDay() };
  const { body } = await desk.book(customer, bookingRequestFor(speaker.id, asked));
  expect(body.effects).toEqual({ speaker_notification: "done", customer_confirmation: "done" });
  const subjects = sent.map(({ subject }) => subject).sort();
  expect(subjects).toEqual(["Ihre Anfrage: Jahrestagung", "Neue Anfrage: Jahrestagung"]);
  expect(sent.every(({ attachments = [] }) => attachments.length === 0)).toBe(true);
  expect(sent[0]?.text).toContain("Online-Event");
  // The speaker is asked; only the customer is told what is usual.
  const toSpeaker = sent.find(({ subject }) => subject.startsWith("Neue Anfrage"))?.text;
  expect(toSpeaker?.replace(/\s+/g, " ")).toContain("Bitte antworten Sie innerhalb von 24 Stunden");
});

test("a place that is also online keeps its name in mails and calendar", async () => {
  const { sent, handlers } = postOffice();
  await outbox.start(handlers);
  const asked = { event_location: "Kongresshaus Zürich und online", event_date: anotherDay() };
  await desk.book(customer, bookingRequestFor(speaker.id, asked));
  expect(sent).toHaveLength(2);
  for (const { text, attachments } of sent) {
    expect(text).toContain("Online-Event: Kongresshaus Zürich und online");
    const calendar = new TextDecoder().decode(attachments?.[0]?.content);
    expect(calendar).toContain("LOCATION:Online-Event: Kongresshaus Zürich und online");
  }
});

test("with a deposit the confirmation speaks of two invoices and no term of its own", async () => {
  const { sent, handlers } = postOffice();
  await outbox.start(handlers);
  const key = "payment_terms";
  await db.insert(settings).values({ key, value: { deposit_percent: 30 } });
  await desk.book(customer, bookingRequestFor(speaker.id, { event_date: anotherDay() }));
  await db.delete(settings).where(eq(settings.key, key));
  const confirmation = sent.find(({ subject }) => subject.startsWith("Buchung bestätigt"))?.text;
  expect(confirmation?.replace(/\s+/g, " ")).toContain("zahlbar wie auf der Rechnung angegeben");
  expect(confirmation).not.toContain("14 Tagen");
});

test("what goes wrong is said, stops nothing else, and is made up for later [ERR-58] [ERR-61]", async () => {
  const { handlers } = postOffice();
  const failing = { ...handlers, "mail.speaker_direct_booking": broken, "invoice.issue": broken };
  const first = await outbox.start(failing, { random: () => 0 });
  const { body } = await desk.book(
    customer,
    bookingRequestFor(speaker.id, { event_date: anotherDay() }),
  );
  expect(body.effects).toEqual({
    invoice: "failed",
    speaker_notification: "failed",
    customer_confirmation: "done",
  });
  await first.worker.stop();
  await outbox.start(handlers);
  outbox.advance(3_600_000);
  await eventually(outbox.isDrained);
  expect((await desk.read(customer, body.id)).body.effects).toEqual({
    invoice: "done",
    speaker_notification: "done",
    customer_confirmation: "done",
  });
});

test("every step of a booking has a mail that can be written", async () => {
  const { sent, handlers } = postOffice();
  await outbox.start(handlers);
  const inquire = async () => {
    const asked = { booking_mode: "inquiry", event_date: anotherDay() };
    return (await quick.book(customer, bookingRequestFor(speaker.id, asked))).body.id as string;
  };
  const price = { offer_price_cents: 420_000, message: "Gern komme ich." };
  const reason = { reason: "Leider verhindert" };
  const sold = await inquire();
  await quick.move(speakerViewer, sold, "offer", price);
  await quick.move(customer, sold, "accept");
  await quick.move(customer, sold, "cancel");
  const declined = await inquire();
  await quick.move(speakerViewer, declined, "decline", reason);
  const retracted = await inquire();
  await quick.move(speakerViewer, retracted, "hold");
  await quick.move(speakerViewer, retracted, "retract", { reason: "Ein Trauerfall." });
  const withdrawn = await inquire();
  await quick.move(customer, withdrawn, "withdraw", { reason: "Vielen Dank, ein andermal." });
  const expired = await inquire();
  await quick.move(cast.admin, expired, "expire");
  await eventually(outbox.isDrained);
  const subjects = new Set(sent.map(({ subject }) => subject.split(":")[0]));
  expect([...subjects].sort()).toEqual([
    "Absage zu Ihrer Anfrage",
    "Anfrage abgelaufen",
    "Anfrage zurückgezogen",
    "Angebot angenommen",
    "Angebot zurückgezogen",
    "Buchung bestätigt",
    "Buchung storniert",
    "Ihr Angebot",
    "Ihr Termin ist reserviert",
    "Ihre Anfrage",
    "Neue Anfrage",
  ]);
  const offer = sent.find(({ subject }) => subject.startsWith("Ihr Angebot"));
  expect(offer?.text).toContain("4.200\u00a0€ zzgl. 19% MwSt., 4.998\u00a0€ brutto");
  expect(offer?.text).toContain("Gern komme ich.");
  const ended = (subject: string) => sent.find((mail) => mail.subject.startsWith(subject))?.text;
  expect(ended("Absage zu Ihrer Anfrage")).toContain("Leider verhindert");
  expect(ended("Angebot zurückgezogen")).toContain("Ein Trauerfall.");
  expect(ended("Anfrage zurückgezogen")).toContain("Vielen Dank, ein andermal.");
  // An inquiry alone has taken no day.
  const inquiriesEnded = sent.filter(({ subject }) => /^Anfrage (abgelaufen|zurück)/.test(subject));
  expect(inquiriesEnded).toHaveLength(3);
  for (const { html } of inquiriesEnded) expect(html).not.toContain("wieder frei");
  expect(await db.$count(mails, eq(mails.status, "failed"))).toBe(0);
});

test("a speaker without any address is looked after by an admin, or the booking says it failed", async () => {
  const { id } = await insertSpeaker(db, {
    ...cast.speaker,
    id: undefined,
    slug: "ohne-adresse",
    user_id: null,
  });
  const { body } = await quick.book(customer, bookingRequestFor(id));
  expect(body.effects.speaker_notification).toBe("failed");
});
