// Inside of the rehearsed machine: what its first people do over https, from the administrator's link to the invoice.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { LEGAL_VERSIONS } from "../../domain/content/legal-documents.ts";
import { startMailbox } from "./mailbox.ts";
import { COMPANY, CUSTOMER, EVENT, SPEAKER } from "./people.ts";
import { createSite, type Person } from "./site.ts";

const DAYS_AHEAD = 60;
const INVOICE_LIMIT_MS = 60_000;
const [address = "", adminLink = "", mailPort = ""] = process.argv.slice(2);
const site = createSite(address);
const mailbox = await startMailbox(Number(mailPort));

try {
  const admin = await becomeAdmin(adminLink);
  await fillInSettings(admin);
  await proveMail(admin);
  const speakerId = await publishSpeaker(admin);
  const customer = await signUp();
  await book(customer, speakerId);
} finally {
  await mailbox.stop();
}

/** The link opens a session, in which the password is set and the second factor enrolled. */
async function becomeAdmin(link: string): Promise<Person> {
  const opened = await site.openLink(link);
  await opened.ask("PUT", "/auth/v1/user", { password: `${randomUUID()}-Bühne` });
  const factor = await opened.ask<{ id: string; totp: { secret: string } }>(
    "POST",
    "/auth/v1/factors",
    { factor_type: "totp", friendly_name: "Handy" },
  );
  const path = `/auth/v1/factors/${factor.id}`;
  const challenge = await opened.ask<{ id: string }>("POST", `${path}/challenge`, {});
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
  const session = await opened.ask<{ access_token: string }>("POST", `${path}/verify`, {
    challenge_id: challenge.id,
    code,
  });
  said("Verwaltung: Passwort und zweiter Faktor");
  return site.as(session.access_token);
}

/** What a binding booking rests on: who sells, where money goes, and confirmed texts. */
async function fillInSettings(admin: Person): Promise<void> {
  const confirmed = Object.entries(LEGAL_VERSIONS).map(([name, { version }]) => [name, version]);
  const wanted = {
    company: COMPANY,
    support_email: COMPANY.email,
    legal_confirmed: Object.fromEntries(confirmed),
  };
  for (const [key, value] of Object.entries(wanted)) {
    await admin.ask("PUT", `/api/v1/admin/settings/${key}`, { value, version: null });
  }
  said("Verwaltung: Unternehmen, Bank und Rechtstexte");
}

/** The go-live list asks for a mail that has left: the administrator sends it to themselves. */
async function proveMail(admin: Person): Promise<void> {
  const { to } = await admin.ask<{ to: string }>("POST", "/api/v1/admin/go-live/test-mail");
  await mailbox.subjectTo(to, /prob|test/i);
  said("Verwaltung: Probemail angekommen");
}

async function publishSpeaker(admin: Person): Promise<string> {
  const file = { file_name: "speaker.csv", rule: "skip", row_count: 1 };
  const { id } = await admin.ask<{ id: string }>("POST", "/api/v1/admin/speaker-imports", file);
  const { items } = await admin.ask<{ items: { reason: string | null; speaker_id: string }[] }>(
    "POST",
    `/api/v1/admin/speaker-imports/${id}/rows`,
    { rows: [{ row: 1, data: SPEAKER }] },
  );
  const [row] = items;
  if (!row?.speaker_id) throw new Error(`Der Import: ${row?.reason}`);
  const path = `/api/v1/admin/speakers/${row.speaker_id}`;
  const { versions } = await admin.ask<{ versions: { profile: string } }>("GET", `${path}/content`);
  const direct = { version: versions.profile, allows_direct_booking: true };
  await admin.ask("PATCH", path, direct);
  const action = { ids: [row.speaker_id], action: "publish", is_deliberate: true };
  await admin.ask("POST", "/api/v1/admin/speakers/actions", action);
  said(`Speaker aus einer Datei: ${SPEAKER.name}`);
  return row.speaker_id;
}

async function signUp(): Promise<Person> {
  const account = { email: CUSTOMER.email, password: `${randomUUID()}-Bühne` };
  const { first_name, last_name } = CUSTOMER;
  const visitor = site.as(null);
  await visitor.ask("POST", "/auth/v1/signup", { ...account, data: { first_name, last_name } });
  const customer = await site.openLink(await mailbox.linkTo(CUSTOMER.email));
  await customer.ask("POST", "/api/v1/me/role", { role: "customer" });
  said("Kundin: Konto, bestätigt durch eine Mail");
  return customer;
}

async function book(customer: Person, speakerId: string): Promise<void> {
  const day = new Date(Date.now() + DAYS_AHEAD * 86_400_000);
  // A working day: weekends and holidays may be asked for, but not booked directly.
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const request = { ...EVENT, speaker_id: speakerId, event_date: day.toISOString().slice(0, 10) };
  const booking = await customer.ask<{ id: string; status: string }>(
    "POST",
    "/api/v1/bookings",
    request,
    { "idempotency-key": randomUUID() },
  );
  if (booking.status !== "confirmed") throw new Error(`Die Buchung ist „${booking.status}“.`);
  said("Kundin: verbindlich gebucht");
  const invoice = await issuedInvoice(customer, booking.id);
  const pdf = await customer.read(`/api/v1/invoices/${invoice.id}/pdf`);
  if (!pdf.startsWith("%PDF-")) throw new Error("Die Rechnung ist kein PDF.");
  await mailbox.subjectTo(CUSTOMER.email, /Buchung/);
  said(`Rechnung ${invoice.number} und Bestätigung durch eine Mail`);
}

async function issuedInvoice(customer: Person, bookingId: string) {
  type Answer = { state: string; invoice: { id: string; number: string } | null };
  const deadline = Date.now() + INVOICE_LIMIT_MS;
  let state = "";
  while (Date.now() < deadline) {
    const answer = await customer.ask<Answer>("GET", `/api/v1/bookings/${bookingId}/invoice`);
    if (answer.invoice && answer.state === "issued") return answer.invoice;
    state = answer.state;
    await sleep(500);
  }
  throw new Error(`Die Rechnung ist nach einer Minute „${state}“.`);
}

function said(line: string): void {
  console.log(`  ✓ ${line}`);
}
