import { expect, test } from "vitest";
import { markMail, recordMail } from "#data/queries/mails.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testEdge } from "#tests/support/test-edge.ts";
import { createDemoMailbox } from "./demo-mailbox.ts";

const { db } = await testDatabase();

function edge(isOpen: boolean) {
  return testEdge({}, {}, (app) => app.route("/demo", createDemoMailbox({ ctx: { db }, isOpen })))
    .app;
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
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test.each(["/demo/postfach", "/demo/postfach.json"])("a closed mailbox has no %s", async (path) => {
  const response = await edge(false).request(path, { headers: { accept: "text/html" } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("@test.example");
});

test("nobody writes to the mailbox", async () => {
  const headers = { origin: "http://localhost:3000" };
  const response = await edge(true).request("/demo/postfach.json", { method: "POST", headers });
  expect(response.status).toBe(404);
});
