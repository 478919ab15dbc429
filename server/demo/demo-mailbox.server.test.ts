import { expect, test } from "vitest";
import { markMail, recordMail } from "#data/queries/mail/mails.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testEdge } from "#tests/support/test-edge.ts";
import { createDemoMailbox } from "./demo-mailbox.ts";

const { db } = await testDatabase();
const PDF = new TextEncoder().encode("%PDF-1.7 probe");
const INVOICE = "invoices/0123456789abcdef0123456789abcdef.pdf";
const files: FileStore = {
  put: () => Promise.reject(new Error("not here")),
  stat: async () => undefined,
  remove: async () => undefined,
  list: async () => [],
  read: async (key: string) =>
    key === INVOICE
      ? { bytes: PDF, contentType: "application/pdf" as const, size: PDF.byteLength, version: "1" }
      : undefined,
};

function edge(isOpen: boolean) {
  return testEdge({}, {}, (app) =>
    app.route("/demo", createDemoMailbox({ ctx: { db, files }, isOpen })),
  ).app;
}

async function keep(name: string, status: "captured" | "sent"): Promise<void> {
  const message_id = `<${name}@test.example>`;
  await recordMail(db, {
    template_key: "recovery",
    message_id,
    to_address: `${name}@test.example`,
    subject: `Betreff ${name} äöü`,
    text: "Text",
    html: "<p>Text</p>",
  });
  await markMail(db, message_id, { status });
}

test("the mailbox lists what was kept, newest first, in the agreed shape", async () => {
  for (const name of ["eins", "zwei", "drei"]) await keep(name, "captured");
  await keep("verschickt", "sent");
  const response = await edge(true).request("/demo/postfach.json");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const mails = (await response.json()) as Record<string, unknown>[];
  expect(mails.map(({ to }) => to)).toEqual([
    "drei@test.example",
    "zwei@test.example",
    "eins@test.example",
  ]);
  expect(mails[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    to: "drei@test.example",
    subject: "Betreff drei äöü",
    text: "Text",
    html: "<p>Text</p>",
    attachments: [],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test("an attachment is listed with its size and opens as what it is", async () => {
  const message_id = "<anhang@test.example>";
  const entry = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
  await recordMail(db, {
    template_key: "booking_confirmation",
    message_id,
    to_address: "anhang@test.example",
    subject: "Buchung",
    text: "Text",
    html: "<p>Text</p>",
    attachments: [
      {
        file_name: "Rechnung äöü.pdf",
        content_type: "application/pdf",
        storage_key: INVOICE,
        size: PDF.byteLength,
      },
      {
        file_name: "termin.ics",
        content_type: "text/calendar",
        storage_key: null,
        size: entry.length,
        text: entry,
      },
    ],
  });
  await markMail(db, message_id, { status: "captured" });
  const app = edge(true);
  const listed = (await (await app.request("/demo/postfach.json")).json()) as {
    id: string;
    to: string;
    attachments: unknown;
  }[];
  const mail = listed.find(({ to }) => to === "anhang@test.example");
  expect(mail?.attachments).toEqual([
    { name: "Rechnung äöü.pdf", size: PDF.byteLength },
    { name: "termin.ics", size: entry.length },
  ]);
  const open = (place: string, isOpen = true) =>
    edge(isOpen).request(`/demo/postfach/${mail?.id}/anhang/${place}`);
  const invoice = await open("0");
  expect(invoice.headers.get("content-type")).toBe("application/pdf");
  expect(invoice.headers.get("content-disposition")).toMatch(
    /^inline; filename\*=UTF-8''Rechnung%20/,
  );
  expect(await invoice.text()).toBe("%PDF-1.7 probe");
  const appointment = await open("1");
  expect(appointment.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(await appointment.text()).toBe(entry);
  expect((await open("2")).status).toBe(404);
  expect((await open("x")).status).toBe(404);
  expect((await open("0", false)).status).toBe(404);
});

test.each(["/demo/postfach", "/demo/postfach.json"])("a closed mailbox has no %s", async (path) => {
  const response = await edge(false).request(path, { headers: { accept: "text/html" } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("@test.example");
});

test("no request writes to the mailbox", async () => {
  const headers = { origin: "http://localhost:3000" };
  const response = await edge(true).request("/demo/postfach.json", { method: "POST", headers });
  expect(response.status).toBe(404);
});
