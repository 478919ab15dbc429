import { randomUUID } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Incident } from "#domain/account/security-event.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createApi } from "#server/api/api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertPerson, messageApi } from "#tests/support/message-api.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
let offset = 0;
const files = createDiskFiles(join(tempFolder(), "files"));
const ctx = testCtx(db, { files, now: () => new Date(Date.now() + offset) });
const { ask, raw, send } = messageApi(createApi(ctx));

const customer = await insertPerson(db, "customer");
const speaker = await insertPerson(db, "speaker");
const stranger = await insertPerson(db, "customer");
const talk = (await ask(customer, "/conversations", { speaker_id: speaker.speakerId })).body.id;

const PDF = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c00" } })
  .jpeg()
  .withExif({ IFD0: { Copyright: "Geheimer Ort" } })
  .toBuffer();

async function upload(viewer: Viewer, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  const answer = await raw(viewer, `/conversations/${talk}/attachments`, { form });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & {
      id: string;
      error: { code: string };
    },
  };
}

const download = (viewer: Viewer, id: string) => raw(viewer, `/attachments/${id}`);

test("a picture is stored anew, without what it says about its origin", async () => {
  const { status, body } = await upload(customer, picture, "../../../Bühne & <b>.JPG");
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: "Bühne b.webp",
    type: "image/webp",
    url: `/api/v1/attachments/${body.id}`,
  });
  const answer = await download(customer, body.id);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes("Geheimer Ort")).toBe(false);
  expect((await sharp(bytes).metadata()).format).toBe("webp");
});

test("a document that the scanner knows as harmful is refused and on record [SEC-37]", async () => {
  const incidents: Incident[] = [];
  const watch = { note: (incident: Incident) => void incidents.push(incident) };
  const verdicts = ["infected", "clean"] as const;
  for (const verdict of verdicts) {
    const scanned = messageApi(createApi({ ...ctx, watch, scanFile: async () => verdict }));
    const form = new FormData();
    form.set("file", new File([PDF], "Ablauf.pdf"));
    const answer = await scanned.raw(customer, `/conversations/${talk}/attachments`, { form });
    expect(answer.status).toBe(verdict === "clean" ? 201 : 422);
    if (verdict === "infected") {
      expect(await answer.json()).toMatchObject({ error: { code: "attachment_infected" } });
    }
  }
  const { userId } = customer;
  expect(incidents).toMatchObject([{ event: "upload_refused", subject: "attachment", userId }]);
});

test("only the two who talk see a file, and before it is sent only its owner", async () => {
  const { body } = await upload(customer, PDF, "Ablauf.pdf");
  expect((await download(speaker, body.id)).status).toBe(404);
  const sent = await send(customer, talk, "Der Ablauf", { attachment_ids: [body.id] });
  expect(sent.body).toMatchObject({
    attachments: [{ id: body.id, name: "Ablauf.pdf", type: "application/pdf", size: PDF.length }],
  });
  const answer = await download(speaker, body.id);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Ablauf.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-store",
  });
  for (const viewer of [stranger, await insertPerson(db, "admin")]) {
    expect((await download(viewer, body.id)).status).toBe(404);
  }
  expect((await download(VISITOR, body.id)).status).toBe(401);
  expect((await download(customer, randomUUID())).status).toBe(404);
});

test("a file is sent once, by its uploader, in its conversation", async () => {
  const { body } = await upload(customer, PDF, "a.pdf");
  const foreign = await send(speaker, talk, "Meins", { attachment_ids: [body.id] });
  expect([foreign.status, foreign.body.error.code]).toEqual([422, "attachment_unknown"]);
  expect((await send(customer, talk, "Meins", { attachment_ids: [body.id] })).status).toBe(201);
  expect((await send(customer, talk, "Noch einmal", { attachment_ids: [body.id] })).status).toBe(
    422,
  );
  const many = Array.from({ length: 6 }, () => randomUUID());
  expect((await send(customer, talk, "Viele", { attachment_ids: many })).status).toBe(400);
});

test.each([
  ["nothing", new Uint8Array(), 422, "attachment_empty"],
  ["a page", new TextEncoder().encode("<html><script>alert(1)</script>"), 422, "attachment_type"],
  [
    "a drawing",
    new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    422,
    "attachment_type",
  ],
  ["half a document", new TextEncoder().encode("%PDF-1.7\n1 0 obj"), 422, "attachment_unreadable"],
  ["half a picture", picture.subarray(0, 200), 422, "attachment_unreadable"],
  ["too much", new Uint8Array(5 * 1024 * 1024 + 1), 413, "attachment_too_large"],
])("%s is refused [SEC-37]", async (_name, bytes, status, code) => {
  const answer = await upload(customer, bytes, "bild.png");
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});

test("what was never sent is forgotten with the next upload after a day", async () => {
  const { body } = await upload(customer, PDF, "vergessen.pdf");
  const stored = await files.list("attachments/");
  offset += 25 * 3_600_000;
  await upload(customer, PDF, "neu.pdf");
  expect((await download(customer, body.id)).status).toBe(404);
  expect((await files.list("attachments/")).length).toBeLessThanOrEqual(stored.length);
});
