import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PERSONAL_SECTIONS, type PersonalSection } from "#data/queries/accounts/personal-data.ts";
import { settlements } from "#data/schema/billing/settlements.ts";
import { speakerImportRows, speakerImports } from "#data/schema/speakers/speaker-administration.ts";
import { speakerTax } from "#data/schema/speakers/speaker-tax.ts";
import { speakerContacts } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { answerOf, call, newMember, startAuthServer } from "#tests/support/auth/auth-server.ts";
import { testSeller } from "#tests/support/billing/invoices.ts";
import { TEST_TIN, testPerson } from "#tests/support/billing/sellers.ts";
import { insertCustomerRecords, PAST_DAY } from "#tests/support/bookings/customer-records.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database);

const person = (email: string) => newMember(server, database, email);

const readExport = (token: string) =>
  answerOf<Record<PersonalSection, Record<string, unknown>[]>>(
    call(server, "/api/v1/me/export", { token }),
  );

test("the export holds what is stored about its owner, without secrets [SEC-47]", async () => {
  const { token, id, email } = await person("ausfuhr@privat.example");
  const { billed } = await insertCustomerRecords(db, { id, email, tag: "ausfuhr" });
  const answer = await call(server, "/api/v1/me/export", { token });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="wortbuehne-meine-daten.json"',
  );
  const { body } = await readExport(token);
  expect(Object.keys(body).sort()).toEqual(["exported_at", ...PERSONAL_SECTIONS].sort());
  expect(body).toMatchObject({
    account: [{ email }],
    profile: [{ first_name: "Vorausfuhr", phone: "0151-ausfuhr" }],
    bookings: [{ status: "declined" }, { id: billed.id, contact_email: email }],
    invoices: [{ booking_id: billed.id, gross_cents: 119 }],
    messages: [{ message: "Guten Tag, eine Frage.", is_own: true }],
    notifications: [{ title: "Für ausfuhr" }],
    consents: [{ document: "agb" }],
    shortlists: [{ title: "Liste ausfuhr" }],
    sessions: [{ aal: "aal1", ip: "127.0.0.1" }],
    speaker_profile: [],
  });
  const text = JSON.stringify(body);
  for (const secret of ["password_hash", "refresh_secret", "argon2", "secret_sealed", "code_mac"]) {
    expect(text).not.toContain(secret);
  }
});

test("a speaker's export holds the profile and its contact, not the customer's [SEC-47]", async () => {
  const { token, id } = await person("rednerin@privat.example");
  const speaker = await insertSpeaker(db, { user_id: id, bio: "Mein Leben" });
  await db.insert(speakerContacts).values({ speaker_id: speaker.id, email: "r@privat.example" });
  await db.insert(speakerTax).values({ ...testPerson, speaker_id: speaker.id });
  const delivered = { speaker_id: speaker.id, status: "completed", event_date: PAST_DAY } as const;
  const { id: booking_id } = await insertBooking(db, delivered);
  await db.insert(settlements).values({
    ...{ year: 2020, n: 1, booking_id, speaker_id: speaker.id, speaker_name: "R. Rednerin" },
    ...{ issuer: testSeller, issue_date: PAST_DAY, service_date: PAST_DAY, travel_cents: cents(0) },
    ...{ commission_basis_points: 1000, commission_cents: cents(1) },
    ...{ fee_cents: cents(10), payout_cents: cents(9) },
  });
  const batch = { file_name: "liste.csv", rule: "overwrite", row_count: 1 } as const;
  const [file] = await db.insert(speakerImports).values(batch).returning();
  await db.insert(speakerImportRows).values({
    ...{ import_id: given(file).id, row: 1, result: "update", speaker_id: speaker.id },
    ...{ data: { name: "R. Rednerin" }, before: { name: "R. Vorher" } },
  });
  const { body } = await readExport(token);
  expect(body.speaker_profile).toMatchObject([
    { bio: "Mein Leben", contact_email: "r@privat.example" },
  ]);
  expect(body.speaker_tax).toMatchObject([{ tax_number: "12/345/67890", tin: TEST_TIN }]);
  // Whatever is asked for one day is in the copy as well.
  const { speaker_id: _id, ...columns } = getTableColumns(speakerTax);
  expect(Object.keys(given(body.speaker_tax[0])).sort()).toEqual(Object.keys(columns).sort());
  expect(body.settlements).toMatchObject([{ booking_id, payout_cents: 9 }]);
  expect(body.imported_profile).toMatchObject([{ before: { name: "R. Vorher" } }]);
  expect(body.speaker_bookings).toMatchObject([{ event_title: "Jahrestagung" }]);
  expect(JSON.stringify(body)).not.toContain("kim@test.example");
});

/** Which section shows the rows that refer to an account or profile; a new table has to be here to pass. */
const SECTION_OF: Record<string, PersonalSection | "not about the person"> = {
  account_billing: "billing_references",
  analytics_profile_views: "profile_views",
  assistant_conversations: "assistant",
  "auth.flow_states": "not about the person",
  "auth.identities": "identities",
  "auth.mfa_factors": "second_factors",
  "auth.one_time_tokens": "not about the person",
  "auth.sessions": "sessions",
  availability_overrides: "availability_overrides",
  blog_post_speakers: "not about the person",
  blog_posts: "not about the person",
  booking_funnel_events: "booking_steps",
  bookings: "bookings",
  calendar_feeds: "not about the person",
  calendar_imports: "calendar_import",
  consents: "consents",
  content_reports: "content_reports",
  conversation_messages: "messages",
  conversations: "conversations",
  crm_reminders: "customer_notes",
  desk_links: "not about the person",
  email_template_versions: "not about the person",
  gallery_images: "gallery_images",
  idempotency_keys: "not about the person",
  mails: "mails",
  media_files: "not about the person",
  message_attachments: "attachments",
  message_reports: "message_reports",
  notifications: "notifications",
  payments: "payments",
  profiles: "profile",
  publications: "publications",
  reviews: "reviews",
  settings: "not about the person",
  settlements: "settlements",
  shortlist_comments: "not about the person",
  path_redirects: "imported_profile",
  shortlist_items: "shortlists",
  shortlists: "shortlists",
  speaker_applications: "speaker_applications",
  speaker_awards: "speaker_awards",
  speaker_contacts: "speaker_profile",
  speaker_import_rows: "imported_profile",
  speaker_imports: "not about the person",
  speaker_key_points: "speaker_key_points",
  speaker_notes: "speaker_notes",
  speaker_rating_bases: "not about the person",
  speaker_tax: "speaker_tax",
  speakers: "speaker_profile",
  talks: "talks",
  testimonials: "testimonials",
  user_roles: "roles",
  videos: "videos",
  workshops: "workshops",
};

test("every table that refers to an account or a profile has its place in the export [SEC-47]", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('auth.users'::regclass, 'speakers'::regclass) order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(SECTION_OF).sort());
  for (const section of Object.values(SECTION_OF)) {
    expect([...PERSONAL_SECTIONS, "not about the person"]).toContain(section);
  }
});

test("nothing is exported without signing in", async () => {
  expect((await call(server, "/api/v1/me/export")).status).toBe(401);
});
