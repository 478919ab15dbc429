import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { purge } from "#data/queries/platform/retention.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { authAuditLog } from "#data/schema/auth/auth-users.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { analyticsProfileViews } from "#data/schema/insights.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { SETTINGS, type SettingKey } from "#domain/platform/settings.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { RELEVANCE_WEIGHTS } from "#domain/search/relevance.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { readSupportMail } from "#features/content/legal/read-support-mail.server.ts";
import { openHome } from "#features/discovery/home/open-home.server.ts";
import { readVat } from "#features/platform/read-vat.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { storeCompany, testSeller } from "#tests/support/billing/invoices.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { APPLICATION } from "#tests/support/speaker-application.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const database = await testDatabase();
const { db } = database;
const search = await testSearch(database);
const files = createDiskFiles(tempFolder());
const { ctx, call, book } = bookingApi(db, { search, files });
const { admin, customer, speaker } = await castOf(db);
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });

const DAY_MS = 86_400_000;

/** As the form does it: over what was seen last. */
async function save(key: SettingKey, value: unknown) {
  const all = await call(admin, "GET", "/admin/settings");
  const seen = all.body.settings.find((row: { key: string }) => row.key === key);
  const json = { value, version: seen.updated_at };
  return call(admin, "PUT", `/admin/settings/${key}`, { json });
}

async function stored(id: string) {
  return given((await db.select().from(bookings).where(eq(bookings.id, id)))[0]);
}

test("two steps of the cancellation fee for one day, or one without numbers, are refused in words", async () => {
  const steps = SETTINGS.cancellation_tiers.fallback;
  const twice = await save("cancellation_tiers", [...steps, { min_days: 0, percent: 0 }]);
  expect(twice).toMatchObject({
    status: 422,
    body: { error: { fields: { "": expect.stringContaining("am selben Tag") } } },
  });
  const empty = await save("cancellation_tiers", [...steps, { min_days: "", percent: "" }]);
  const missing = "Bitte füllen Sie dieses Feld aus.";
  expect(empty).toMatchObject({
    status: 422,
    body: { error: { fields: { "4.min_days": missing, "4.percent": missing } } },
  });
});

test("rates of the artists' levy: one for each year, none above a fifth, refused in words", async () => {
  const rates = SETTINGS.artist_levy_rates.fallback;
  const refused = (fields: object) => ({ status: 422, body: { error: { fields } } });
  const last = { from_year: 2026, basis_points: 500 };
  expect(await save("artist_levy_rates", [...rates, last])).toMatchObject(
    refused({ "": expect.stringContaining("ab demselben Jahr") }),
  );
  const high = { from_year: 2027, basis_points: 2001 };
  expect(await save("artist_levy_rates", [...rates, high])).toMatchObject(
    refused({ "2.basis_points": "Bitte geben Sie höchstens 20 Prozent an." }),
  );
  const empty = await save("artist_levy_rates", [{ from_year: "", basis_points: "" }]);
  const missing = "Bitte füllen Sie dieses Feld aus.";
  expect(empty).toMatchObject(refused({ "0.from_year": missing, "0.basis_points": missing }));
  const next = [...rates, { from_year: 2027, basis_points: 510 }];
  expect((await save("artist_levy_rates", next)).status).toBe(200);
  expect(await currentSetting(db, "artist_levy_rates")).toEqual(next);
});

describe("the rules of the tax", () => {
  const next = {
    from: "2031-01-01",
    country: "Deutschland",
    buyer: "anybody",
    treatment: "standard",
    rate_basis_points: 2000,
  };
  const rules = [...SETTINGS.vat_rules.fallback, next];
  const later = { event_date: "2031-03-07" };

  test("tax new bookings from their day on, and leave what exists as it was [ADMIN-24]", async () => {
    await storeCompany(db);
    const before = await book(customer, bookingRequestFor(speaker.id, later));
    expect(before.body).toMatchObject({ vat_amount_cents: 95_000, gross_amount_cents: 595_000 });
    const invoice = await issueInvoice(ctx, before.body.id);
    expect(invoice.ok).toBe(true);

    expect((await save("vat_rules", rules)).status).toBe(200);
    const { id } = await insertSpeaker(db, bookable());
    const sooner = await book(customer, bookingRequestFor(id));
    expect(sooner.body).toMatchObject({ vat_amount_cents: 95_000 });
    const after = await book(
      customer,
      bookingRequestFor(id, { ...later, event_date: "2031-03-08" }),
    );
    expect(after.body).toMatchObject({ vat_amount_cents: 100_000, gross_amount_cents: 600_000 });
    expect(await stored(before.body.id)).toMatchObject({
      vat_rate_basis_points: 1900,
      gross_amount_cents: 595_000,
    });
    const issued = eq(invoices.booking_id, before.body.id);
    expect(await db.select().from(invoices).where(issued)).toMatchObject([
      { vat_rate_basis_points: 1900, gross_cents: 595_000 },
    ]);
  });

  test("add nothing for a small business: pages, booking and invoice agree", async () => {
    const company = { ...testSeller, is_small_business: true };
    expect((await save("company", company)).status).toBe(200);
    const { standard, rules: shown } = await readVat(ctx);
    expect(standard).toBe(0);
    expect(shown?.map(({ treatment }) => treatment)).toContain("small_business");
    const { id } = await insertSpeaker(db, bookable());
    const made = await book(customer, bookingRequestFor(id, { expected_gross_amount: 500_000 }));
    expect(made.body).toMatchObject({ vat_amount_cents: 0, gross_amount_cents: 500_000 });
    const issued = await issueInvoice(ctx, made.body.id);
    expect(issued.ok).toBe(true);
    const own = eq(invoices.booking_id, made.body.id);
    const [invoice] = await db.select().from(invoices).where(own);
    expect(invoice).toMatchObject({ vat_treatment: "small_business", gross_cents: 500_000 });
    const xml = await files.read(fileKey(given(invoice).xml_key ?? ""));
    const text = Buffer.from(given(xml).bytes).toString("utf8");
    expect(checkInvoiceXml(text)).toEqual([]);
    expect(text).toContain("Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.");
    const shownBooking = await call(customer, "GET", `/bookings/${made.body.id}`);
    expect(shownBooking.body.vat_note).toContain("§ 19 UStG");
    expect((await save("company", { ...company, is_small_business: false })).status).toBe(200);
    expect((await readVat(ctx)).standard).toBe(1900);
  });

  test("refuse a booking whose price with tax is not the one that was seen", async () => {
    const { id } = await insertSpeaker(db, bookable());
    const seen = { ...later, expected_total_amount: 500_000, expected_gross_amount: 595_000 };
    const refused = await book(customer, bookingRequestFor(id, seen));
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe("price_changed");
    const now = { ...seen, expected_gross_amount: 600_000 };
    expect((await book(customer, bookingRequestFor(id, now))).status).toBe(201);
  });

  test("reach the pages, and only those that differ travel with them", async () => {
    expect(await readVat(ctx)).toEqual({ standard: 1900, rules });
    const then = { ...ctx, now: () => new Date("2031-06-01T10:00:00Z") };
    expect((await readVat(then)).standard).toBe(2000);
    expect((await save("vat_rules", null)).status).toBe(200);
    expect(await readVat(ctx)).toEqual({ standard: 1900, rules: null });
  });

  test("are refused with a sentence where a booking would be without tax", async () => {
    const wrong = await save("vat_rules", [...rules, { ...next, rate_basis_points: 0 }]);
    expect(wrong.status).toBe(422);
    expect(wrong.body.error.fields["6.rate_basis_points"]).toContain("größer als 0");
    const gap = await save("vat_rules", [next]);
    expect(gap.body.error.fields[""]).toContain("Jedes Land");
  });
});

test("deadlines decide when an inquiry expires", async () => {
  await save("booking_deadlines", { inquiry: 3, offer: 5, hold: 7 });
  const { id } = await insertSpeaker(db, bookable());
  const { body } = await book(customer, bookingRequestFor(id, { booking_mode: "inquiry" }));
  const { expires_at } = await stored(body.id);
  expect(Math.ceil((Number(expires_at) - ctx.now().getTime()) / DAY_MS)).toBe(3);
});

test("the claims of the home page and the address for visitors are those of the settings", async () => {
  const home = async (demo: boolean) => {
    const { claims } = await openHome({ ...ctx, demo }, new URLSearchParams());
    return claims;
  };
  expect((await home(true))?.companies).toBe("500+");
  // Not confirmed yet.
  expect(await home(false)).toBeNull();
  const claims = { companies: "12+", hitRate: "88%", response: "4h", booking: "30 s" };
  await save("marketing_claims", claims);
  expect(await home(false)).toEqual(claims);
  await save("support_email", "hallo@buehne.example");
  expect(await readSupportMail(ctx)).toBe("hallo@buehne.example");
});

test("the weights decide who stands first", async () => {
  await insertSpeaker(db, {
    specialties: ["Wiegekunde"],
    slug: "viel-gebucht",
    total_bookings: 900,
  });
  await insertSpeaker(db, { specialties: ["Wiegekunde"], slug: "gut", average_rating: 4.9 });
  const first = () => {
    const { hits } = search.index().search({ ...EMPTY_QUERY, q: "Wiegekunde" });
    return hits.length === 2 ? hits[0]?.card.slug : undefined;
  };
  await eventually(() => first() === "viel-gebucht");
  await save("ranking_weights", { ...RELEVANCE_WEIGHTS, bookings: 0 });
  await eventually(() => first() === "gut");
});

test("retention deletes as early as the settings say", async () => {
  const { fallback } = SETTINGS.retention;
  const occurred_at = new Date(ctx.now().getTime() - 70 * DAY_MS);
  await db.insert(analyticsProfileViews).values({ speaker_id: speaker.id, occurred_at });
  const forget = () => purge(db, "profile_views", { batch: 10, now: ctx.now() });
  expect(await forget()).toBe(0);
  await save("retention", { ...fallback, profile_views_months: 2 });
  expect(await forget()).toBe(1);
});

test("the sign-in log goes after the days of the setting, down to the least it allows", async () => {
  const { fallback } = SETTINGS.retention;
  expect(fallback.sign_in_log_days).toBe(180);
  // The table itself judges by the clock of the database.
  const now = new Date();
  const at = new Date(now.getTime() - 30 * DAY_MS - 60_000);
  await db.insert(authAuditLog).values({ action: "user_signedup", at });
  const forget = () => purge(db, "sign_in_log", { batch: 10, now });
  expect(await forget()).toBe(0);
  await save("retention", { ...fallback, sign_in_log_days: 30 });
  expect(await forget()).toBe(1);
});

test("no application is taken while they are switched off", async () => {
  await save("features", { speaker_applications: false });
  const apply = () => call(customer, "POST", "/speaker-applications", { json: APPLICATION });
  expect((await apply()).body.error.fields.terms_accepted).toContain("keine neuen Bewerbungen");
  await save("features", { speaker_applications: true });
  expect((await apply()).status).toBe(201);
});
