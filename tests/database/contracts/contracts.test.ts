import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expireContracts } from "#data/queries/contracts/contracts.ts";
import { notifications } from "#data/schema/accounts.ts";
import { contractCodes, contracts } from "#data/schema/billing/contracts.ts";
import { bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { prepareContract } from "#features/contracts/prepare-contract.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { contractListSchema, contractSchema } from "#server/api/contracts/schemas.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { contractApi } from "#tests/support/bookings/contract-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, refusal } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
let now = new Date("2026-04-30T10:00:00Z");
const files = createDiskFiles(tempFolder());
const contractsOf = await contractApi(db, files, () => now);
const { desk, cast, anotherDay, run, read, ask, step, lastCode } = contractsOf;
const { booked, sign, mailsAbout } = contractsOf;
const { customer, speakerViewer, stranger, otherSpeaker, admin } = cast;
const speakerMail = `${speakerViewer.userId}@test.example`;

describe("the contract of a sold booking", () => {
  test("arises once, says what was booked and is told to both sides", async () => {
    const id = await booked();
    expect(await run("contract.prepare", { booking_id: id })).toEqual({ kind: "done" });
    const { status, body, headers } = await read(customer, id);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(contractSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ version: 1, status: "sent", side: "customer" });
    const text = JSON.stringify(body.content);
    for (const word of ["Beispiel GmbH", "Mira Sprecher", "5.950\u00a0€", "Jahrestagung"]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain("kim@test.example");
    expect(await mailsAbout(id)).toEqual(["sent kim@test.example", `sent ${speakerMail}`]);
    const bell = await db
      .select()
      .from(notifications)
      .where(eq(notifications.link, `/event-contract?id=${id}`));
    expect(bell.map(({ title }) => title)).toEqual(["Vertrag liegt vor", "Vertrag liegt vor"]);
  });

  test("an inquiry has none, and waits as a draft until the operator's data are complete", async () => {
    const request = bookingRequestFor(cast.speaker.id, {
      event_date: anotherDay(),
      booking_mode: "inquiry",
    });
    const inquiry = (await desk.book(customer, request)).body.id;
    expect(await prepareContract(desk.ctx, inquiry)).toEqual({ ok: false, error: "not_confirmed" });
    expect((await read(customer, inquiry)).status).toBe(404);
    const direct = bookingRequestFor(cast.speaker.id, { event_date: anotherDay() });
    const { id } = (await desk.book(customer, direct)).body;
    await storeCompany(db, {});
    expect(await run("contract.prepare", { booking_id: id })).toMatchObject({ kind: "retry" });
    expect((await read(customer, id)).body).toMatchObject({ status: "draft", possible_steps: [] });
    await storeCompany(db);
    expect(await run("contract.prepare", { booking_id: id })).toEqual({ kind: "done" });
    expect((await read(customer, id)).body).toMatchObject({ status: "sent", version: 1 });
  });

  test("is signed by both with name and code, sealed, sent as a file and audited", async () => {
    const id = await booked();
    expect((await step(customer, id, "view")).body.status).toBe("viewed");
    const first = await sign(customer, id, "Kim Beispiel");
    expect(first.body).toMatchObject({ status: "signed_by_one" });
    expect(first.body.signatures.customer.name).toBe("Kim Beispiel");
    const both = await sign(speakerViewer, id, "Mira Sprecher");
    expect(both.body).toMatchObject({ status: "signed_by_both", possible_steps: [] });
    const payload = { contract_id: both.body.id };
    expect(await run("contract.seal", payload)).toEqual({ kind: "done" });
    expect(await run("contract.seal", payload)).toEqual({ kind: "done" });
    expect(await mailsAbout(id)).toEqual([
      "sent kim@test.example",
      `sent ${speakerMail}`,
      `code ${customer.userId}@test.example`,
      `countersign ${speakerMail}`,
      `code ${speakerMail}`,
      "signed kim@test.example",
      `signed ${speakerMail}`,
    ]);
    const [row] = await db.select().from(contracts).where(eq(contracts.booking_id, id));
    expect(row?.pdf_sha256).toMatch(/^[0-9a-f]{64}$/);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.object_id, given(row).id));
    expect(log.map(({ action }) => action)).toEqual([
      "contract.send",
      "contract.view",
      "contract.sign",
      "contract.sign",
    ]);
  });

  test("the words of a version never change, not even in the database", async () => {
    const id = await booked();
    const change = db
      .update(contracts)
      .set({ content_sha256: "0".repeat(64) })
      .where(eq(contracts.booking_id, id));
    expect(await refusal(change)).toBe("23001");
  });

  test("a changed booking supersedes it with a new version", async () => {
    const id = await booked();
    await sign(customer, id, "Kim Beispiel");
    await db.update(bookings).set({ event_date: anotherDay() }).where(eq(bookings.id, id));
    expect(await run("contract.prepare", { booking_id: id })).toEqual({ kind: "done" });
    const { body } = await read(customer, id);
    expect(body).toMatchObject({ version: 2, status: "sent", signatures: { customer: null } });
    expect(body.earlier).toMatchObject([{ version: 1, status: "superseded" }]);
  });

  test("a cancelled booking leaves nothing to sign", async () => {
    const id = await booked();
    await desk.move(customer, id, "cancel");
    const { body } = await read(customer, id);
    expect(body).toMatchObject({ status: "expired", possible_steps: [] });
    expect((await ask(customer, id)).status).toBe(409);
    expect((await step(customer, id, "renew")).status).toBe(409);
  });
});

describe("a code", () => {
  test("is kept as a hash, opens once and dies after five wrong tries or fifteen minutes", async () => {
    const id = await booked();
    await ask(customer, id);
    const code = await lastCode();
    const [stored] = await db.select().from(contractCodes).limit(1);
    expect(given(stored).code_hash.toString("hex")).not.toContain(code);
    const name = "Kim Beispiel";
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await step(customer, id, "sign", { name, code: wrong });
      expect(refused.status).toBe(422);
      expect(refused.body.error.fields.code).toContain("Der Code stimmt nicht");
    }
    expect((await step(customer, id, "sign", { name, code })).status).toBe(422);
    await ask(customer, id);
    const late = await lastCode();
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await step(customer, id, "sign", { name, code: late })).status).toBe(422);
    expect((await sign(customer, id, name)).body.status).toBe("signed_by_one");
  });

  test("belongs to its side: the other side's does not open", async () => {
    const id = await booked();
    await ask(customer, id);
    const code = await lastCode();
    const stolen = await step(speakerViewer, id, "sign", { name: "Mira Sprecher", code });
    expect(stolen.status).toBe(422);
  });

  test("comes at most five times an hour", async () => {
    const id = await booked();
    for (let count = 0; count < 5; count += 1) expect((await ask(customer, id)).status).toBe(200);
    const refused = await ask(customer, id);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  });

  test("needs a first and a last name beside it", async () => {
    const id = await booked();
    await ask(customer, id);
    const refused = await step(customer, id, "sign", { name: "Kim", code: await lastCode() });
    expect(refused.body.error.fields).toEqual({ name: "Bitte geben Sie Vor- und Nachnamen ein." });
  });
});

describe("a request for changes", () => {
  test("takes the first signature back and becomes part of the next version", async () => {
    const id = await booked();
    await sign(customer, id, "Kim Beispiel");
    expect((await step(speakerViewer, id, "request_change")).status).toBe(422);
    const asked = await step(speakerViewer, id, "request_change", { message: "Mit Hotel." });
    expect(asked.body).toMatchObject({ status: "change_requested", change_wish: "Mit Hotel." });
    expect((await step(speakerViewer, id, "accept_change")).status).toBe(403);
    const agreed = await step(customer, id, "accept_change");
    expect(agreed.body).toMatchObject({ version: 2, status: "sent" });
    expect(JSON.stringify(agreed.body.content)).toContain("Mit Hotel.");
    expect(agreed.body.signatures).toEqual({ customer: null, speaker: null });
  });

  test("is declined with a reason, and the old words can be signed", async () => {
    const id = await booked();
    await step(customer, id, "request_change", { message: "Bitte 20 Minuten länger." });
    expect((await step(speakerViewer, id, "decline_change")).status).toBe(422);
    const declined = await step(speakerViewer, id, "decline_change", { message: "Leider nicht." });
    expect(declined.body).toMatchObject({ status: "viewed", change_answer: "Leider nicht." });
    expect((await sign(customer, id, "Kim Beispiel")).status).toBe(200);
    const back = await step(customer, id, "withdraw_signature");
    expect(back.body).toMatchObject({ status: "viewed", signatures: { customer: null } });
  });
});

test("what was not signed in time runs out and can be renewed", async () => {
  const id = await booked();
  const { expires_at } = (await read(customer, id)).body;
  expect(await expireContracts(db, new Date(expires_at))).toBeGreaterThan(0);
  expect((await read(customer, id)).body).toMatchObject({ status: "expired" });
  expect((await step(speakerViewer, id, "renew")).body).toMatchObject({
    version: 2,
    status: "sent",
  });
});

test("an older version cannot be signed", async () => {
  const id = await booked();
  const json = { step: "view", content_sha256: "0".repeat(64) };
  const answer = await desk.call(customer, "POST", `/bookings/${id}/contract/steps`, { json });
  expect([answer.status, answer.body.error.code]).toEqual([409, "outdated"]);
});

describe("the list of own contracts", () => {
  const list = async (viewer: Viewer, query: string) => {
    const { body } = await desk.call(viewer, "GET", `/me/contracts?size=100&${query}`);
    expect(contractListSchema.parse(body)).toEqual(body);
    return contractListSchema.parse(body);
  };
  const idsOf = async (viewer: Viewer, query: string) =>
    (await list(viewer, query)).items.map(({ booking_id }) => booking_id);

  test("tells each side whose turn it is, and the filter agrees with every row", async () => {
    const id = await booked();
    await sign(customer, id, "Kim Beispiel");
    for (const viewer of [customer, speakerViewer]) {
      const waiting = (await list(viewer, "")).items.filter(({ is_waiting }) => is_waiting);
      expect(await idsOf(viewer, "turn=mine")).toEqual(waiting.map((one) => one.booking_id));
    }
    expect(await idsOf(speakerViewer, "turn=mine")).toContain(id);
    expect(await idsOf(customer, "turn=other")).toContain(id);
    await sign(speakerViewer, id, "Mira Sprecher");
    for (const viewer of [customer, speakerViewer]) {
      expect(await idsOf(viewer, "turn=signed")).toContain(id);
      expect(await idsOf(viewer, "turn=other")).not.toContain(id);
    }
    expect(await idsOf(customer, "as=speaker")).toEqual([]);
    expect(await idsOf(stranger, "")).toEqual([]);
  });

  test("is searched, sorted and paged", async () => {
    const id = await booked();
    const all = await list(customer, "sort=event_date&order=asc");
    const days = all.items.map(({ event_date }) => event_date);
    expect(days).toEqual(days.toSorted());
    const own = given(all.items.find(({ booking_id }) => booking_id === id));
    expect(await idsOf(customer, `q=${own.booking_reference}`)).toEqual([id]);
    expect(await list(customer, "page=99")).toMatchObject({ page: 1, total: all.items.length });
    for (const wrong of ["turn=lost", "as=admin", "page=0"]) {
      expect((await desk.call(customer, "GET", `/me/contracts?${wrong}`)).status).toBe(400);
    }
  });
});

describe("contracts of others do not exist [ROLE-30]", () => {
  test("for visitors, strangers and other speakers, read or write; admins read but do not sign", async () => {
    const id = await booked();
    const { body } = await read(customer, id);
    const json = { step: "view", content_sha256: body.content_sha256 };
    const pdf = `/contracts/${body.id}/pdf`;
    const tries = (viewer: Viewer) =>
      Promise.all([
        read(viewer, id),
        ask(viewer, id),
        desk.call(viewer, "POST", `/bookings/${id}/contract/steps`, { json }),
        desk.call(viewer, "GET", pdf),
      ]);
    for (const [viewer, status] of [
      [VISITOR, 401],
      [stranger, 404],
      [otherSpeaker, 404],
    ] as const) {
      expect((await tries(viewer)).map((answer) => answer.status)).toEqual(Array(4).fill(status));
    }
    expect((await desk.call(VISITOR, "GET", "/me/contracts")).status).toBe(401);
    expect((await read(admin, id)).body).toMatchObject({ side: "admin" });
    expect((await ask(admin, id)).status).toBe(403);
    const signed = await step(admin, id, "sign", { name: "Ada Admin", code: "123456" });
    expect(signed.status).toBe(403);
  });

  test("malformed input is refused in German", async () => {
    const id = await booked();
    const json = { step: "burn", content_sha256: "x" };
    const bad = await desk.call(customer, "POST", `/bookings/${id}/contract/steps`, { json });
    expect([bad.status, bad.body.error.fields.step]).toEqual([
      422,
      "Diesen Schritt gibt es nicht.",
    ]);
    expect((await read(customer, "kein-vertrag")).status).toBe(404);
  });
});
