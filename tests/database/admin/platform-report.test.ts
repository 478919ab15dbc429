import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settlements } from "#data/schema/billing/settlements.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { speakerTax } from "#data/schema/speakers/speaker-tax.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { checkPlatformReport } from "#tests/support/billing/check-platform-report.ts";
import { testSeller } from "#tests/support/billing/invoices.ts";
import { nodesAt, parseXml, textAt } from "#tests/support/billing/parse-xml.ts";
import { testOrganisation, testPerson } from "#tests/support/billing/sellers.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock, ask, setting } = desk;
const { owner, speaker, admin } = desk.people;

const STATED = { ...testPerson, accepts_self_billing: true };

function put(viewer: Viewer, tax: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return ask(viewer, "/me/speaker-tax", { method: "PUT", body: JSON.stringify(tax), headers });
}

const refusedFields = async (tax: unknown) => {
  const answer = await put(speaker, tax);
  const { error } = (await answer.json()) as { error: { fields?: Record<string, string> } };
  return [answer.status, Object.keys(error.fields ?? {}).sort()];
};

const check = async (year: number) =>
  (await ask(admin, `/admin/platform-report?year=${year}`)).json() as Promise<{
    reported_count: number;
    is_rehearsal: boolean;
    company_lacks: string[];
    incomplete: { speaker_id: string; speaker_name: string; lacks: string[] }[];
    abroad: { speaker_name: string }[];
  }>;
const xmlOf = (year: number, viewer: Viewer = admin) =>
  ask(viewer, `/admin/invoice-exports/dac7_xml?year=${year}`);

let count = 0;
async function settled(speaker_id: string, issue_date: string, amounts: [number, number]) {
  count += 1;
  const day = isoDate(issue_date);
  const event_date = isoDate(`2019-0${1 + (count % 9)}-1${count % 10}`);
  const { id: booking_id } = await insertBooking(db, {
    ...{ speaker_id, event_date, status: "completed" },
  });
  const [payout, kept] = amounts;
  await db.insert(settlements).values({
    ...{ year: Number(day.slice(0, 4)), n: count, booking_id, speaker_id, speaker_name: "Testa" },
    ...{ issuer: testSeller, issue_date: day, service_date: day, travel_cents: cents(0) },
    ...{ commission_basis_points: 1000, commission_cents: cents(kept) },
    ...{ fee_cents: cents(payout + kept), payout_cents: cents(payout) },
  });
}

const state = (speaker_id: string, tax: Partial<typeof speakerTax.$inferInsert> = {}) =>
  db.insert(speakerTax).values({ ...testPerson, ...tax, speaker_id });

test("a speaker states who it is to the tax office; what cannot be right is refused at its field", async () => {
  expect((await put(VISITOR, STATED)).status).toBe(401);
  expect((await put(owner, STATED)).status).toBe(404);
  const { party_kind: _kind, ...kindless } = STATED;
  expect(await refusedFields(kindless)).toEqual([422, ["party_kind"]]);
  expect(await refusedFields({ ...STATED, party_kind: "ghost" })).toEqual([422, ["party_kind"]]);
  expect(await refusedFields({ ...STATED, birth_date: "1971-02-30" })).toEqual([
    422,
    ["birth_date"],
  ]);
  expect(await refusedFields({ ...STATED, birth_date: "2025-01-01" })).toEqual([
    422,
    ["birth_date"],
  ]);
  expect(await refusedFields({ ...STATED, tin: "86095742718" })).toEqual([422, ["tin"]]);
  expect(await refusedFields({ ...STATED, tin: null })).toEqual([422, ["tin"]]);
  expect(await refusedFields({ ...STATED, first_name: " ", iban: "DE00" })).toEqual([
    422,
    ["first_name", "iban"],
  ]);
  expect(await (await ask(speaker, "/me/speaker-tax")).json()).toEqual({
    tax: null,
    is_incomplete: false,
  });
  const spoken = { ...STATED, tin: "86 095 742 719", iban: "de02 1203 0000 0000 2020 51" };
  expect((await put(speaker, spoken)).status).toBe(204);
  expect(await (await ask(speaker, "/me/speaker-tax")).json()).toEqual({
    tax: { ...STATED, iban: "DE02120300000000202051" },
    is_incomplete: false,
  });
  const organisation = { ...testOrganisation, vat_id: null, accepts_self_billing: true };
  expect((await put(speaker, { ...organisation, first_name: "Kim" })).status).toBe(204);
  expect(await (await ask(speaker, "/me/speaker-tax")).json()).toEqual({
    tax: organisation,
    is_incomplete: false,
  });
});

test("who stated less before stays as it was and is told so", async () => {
  const [row] = await db.select().from(speakerTax);
  await db
    .update(speakerTax)
    .set({ party_kind: null, tin: null, tin_country: null })
    .where(eq(speakerTax.speaker_id, given(row).speaker_id));
  const answer = (await (await ask(speaker, "/me/speaker-tax")).json()) as object;
  expect(answer).toMatchObject({ is_incomplete: true, tax: { party_kind: null } });
});

test("what a credit note keeps says nothing of birth and account", async () => {
  expect((await put(speaker, { ...STATED, iban: testOrganisation.iban })).status).toBe(204);
  await desk.sold({ status: "completed" });
  await settleSpeakers(ctx);
  const [kept] = await db.select().from(settlements).orderBy(desc(settlements.n)).limit(1);
  expect(Object.keys(given(given(kept).tax ?? undefined)).sort()).toEqual([
    "city",
    "country",
    "is_small_business",
    "legal_name",
    "postal_code",
    "street",
    "tax_number",
    "vat_id",
  ]);
});

test("the report is closed to all but the administration", async () => {
  for (const [viewer, status] of [
    [VISITOR, 401],
    [owner, 403],
    [speaker, 403],
  ] as const) {
    expect((await xmlOf(2025, viewer)).status).toBe(status);
    expect((await ask(viewer, "/admin/platform-report?year=2025")).status).toBe(status);
  }
  expect((await ask(admin, "/admin/platform-report?year=x")).status).toBe(400);
  expect((await ask(admin, "/admin/platform-report")).status).toBe(400);
  expect(await db.select().from(auditLog).where(eq(auditLog.action, "books.export"))).toEqual([]);
});

test("while a speaker's data is incomplete there is no file, and it is said whose", async () => {
  const silent = await insertSpeaker(db, { name: "Stumm" });
  const partly = await insertSpeaker(db, { name: "Halb" });
  await settled(silent.id, "2020-05-05", [100, 10]);
  await settled(partly.id, "2020-05-06", [100, 10]);
  await state(partly.id, { birth_date: null, tin: "1" });
  const { incomplete, reported_count } = await check(2020);
  expect(reported_count).toBe(0);
  expect(incomplete.map(({ speaker_id, lacks }) => [speaker_id, lacks])).toEqual(
    expect.arrayContaining([
      [silent.id, ["tax"]],
      [partly.id, ["birth_date", "tin"]],
    ]),
  );
  const refused = await xmlOf(2020);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { code: "sellers_incomplete" } });
  // The list for the adviser has whatever is there.
  const sheet = await (await ask(admin, "/admin/invoice-exports/dac7?year=2020")).text();
  expect(sheet).toContain(silent.id);
});

test("a finished year is one valid file, the same however often it is asked for, and each asking is written down", async () => {
  const [person, firm, abroad] = [
    await insertSpeaker(db, { name: "Anna" }),
    await insertSpeaker(db, { name: "Firma" }),
    await insertSpeaker(db, { name: "Urs" }),
  ];
  await state(person.id);
  await state(firm.id, testOrganisation);
  await state(abroad.id, { country: "Schweiz", tin: null, tin_country: null });
  await settled(person.id, "2021-01-31", [444_311, 100_000]);
  await settled(person.id, "2021-03-31", [100, 0]);
  await settled(person.id, "2021-04-01", [250, 50]);
  await settled(firm.id, "2021-12-31", [99_999, 1]);
  await settled(abroad.id, "2021-06-01", [100, 0]);
  expect(await check(2021)).toMatchObject({
    ...{ reported_count: 2, is_rehearsal: false, incomplete: [], company_lacks: [] },
    abroad: [{ speaker_name: "Testa" }],
  });
  const answer = await xmlOf(2021);
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("dac7-2021.xml");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const xml = await answer.text();
  expect(checkPlatformReport(xml)).toEqual([]);
  const root = parseXml(xml);
  const sellers = nodesAt(root, "DPIBody", "ReportableSeller");
  expect(sellers.map((node) => textAt(node, "DocSpec", "DocRefId")).sort()).toEqual(
    [`DE2021-${person.id}`, `DE2021-${firm.id}`].sort(),
  );
  const anna = given(sellers.find((node) => nodesAt(node, "Identity", "IndividualSeller")[0]));
  const services = ["RelevantActivities", "PersonalServices"];
  const quarters = (group: string, prefix: string) =>
    [1, 2, 3, 4].map((at) => textAt(anna, ...services, group, `${prefix}Q${at}`));
  expect(quarters("Consideration", "Cons")).toEqual(["4444", "3", "0", "0"]);
  expect(quarters("NumberOfActivities", "Numb")).toEqual(["2", "1", "0", "0"]);
  expect(quarters("Fees", "Fees")).toEqual(["1000", "1", "0", "0"]);
  const message = (text: string) => textAt(parseXml(text), "MessageSpec", "MessageRefId");
  expect(message(await (await xmlOf(2021)).text())).toBe(message(xml));
  await db.update(speakerTax).set({ city: "Kiel" }).where(eq(speakerTax.speaker_id, person.id));
  expect(message(await (await xmlOf(2021)).text())).not.toBe(message(xml));
  const written = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "books.export"), eq(auditLog.object_id, "2021")));
  expect(written).toHaveLength(3);
  expect(written[0]).toMatchObject({
    ...{ actor: "admin", actor_id: admin.userId, object_type: "books" },
    after: { kind: "dac7_xml" },
  });
});

test("a year without speakers says so, and the running year is a test", async () => {
  const nobody = await (await xmlOf(2015)).text();
  expect(checkPlatformReport(nobody)).toEqual([]);
  expect(textAt(parseXml(nobody), "MessageSpec", "MessageTypeIndic")).toBe("DPI403");
  clock.today = "2021-12-31";
  expect(await check(2021)).toMatchObject({ is_rehearsal: true });
  const rehearsal = parseXml(await (await xmlOf(2021)).text());
  const operator = ["DPIBody", "PlatformOperator", "DocSpec", "DocTypeIndic"];
  expect(textAt(rehearsal, ...operator)).toBe("OECD11");
  clock.today = "2026-03-01";
});

test("a company that says too little about itself reports nothing", async () => {
  await setting(COMPANY_SETTING, { ...testSeller, tax_number: "" });
  expect((await check(2021)).company_lacks).toEqual(["tax_number"]);
  const refused = await xmlOf(2021);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { code: "company_incomplete" } });
});
