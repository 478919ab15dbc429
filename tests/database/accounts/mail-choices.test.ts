import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { settings } from "#data/schema/content.ts";
import { mailChoices } from "#data/schema/mail.ts";
import { SAMPLE_DATA } from "#features/mail/content/sample-data.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import type { MailMessage } from "#integrations/mail/mailer.ts";
import { createEdge } from "#server/http/edge.ts";
import { mailChoiceRoutes } from "#server/mail-choice/mail-choice-routes.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testOutbox } from "#tests/support/outbox.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { captureLog, testConfig } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const ctx = testCtx(db);
const outbox = testOutbox(database);
const publicUrl = "http://localhost:3000";

/** As it is mounted: behind everything that looks at a request first. */
const app = createEdge({
  config: testConfig(),
  log: captureLog().log,
  metrics: createMetricsRegistry(),
  shutdown: { isDraining: () => false },
});
app.route("/abmelden", mailChoiceRoutes(ctx));

afterEach(() => db.delete(settings).where(eq(settings.key, "support_email")));

const sent: MailMessage[] = [];
const capture = createCaptureMailer();
const handlers = mailHandlers({
  db,
  log: ctx.log,
  frame: { publicUrl },
  mailer: {
    keeps: true,
    send: (message) => {
      sent.push(message);
      return capture.send(message);
    },
  },
});
beforeEach(async () => {
  await outbox.start(handlers);
});

/** What leaves when such mails are due. */
async function send(kinds: readonly `mail.${string}`[], to: string): Promise<MailMessage[]> {
  const before = sent.length;
  for (const kind of kinds) {
    await enqueueMail(db, { kind, to, data: SAMPLE_DATA, dedupeKey: randomUUID() });
  }
  await eventually(outbox.isDrained);
  return sent.slice(before);
}

const somebody = () => `${randomUUID()}@kunde.example`;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const post = (link: string, body: string) =>
  app.request(link, { method: "POST", headers: FORM, body });

const OPTIONAL = ["mail.booking_completed", "mail.speaker_nudge", "mail.new_message"] as const;

describe("a mail its reader can do without", () => {
  test.each(OPTIONAL)("%s names a way out in its head and in both of its bodies", async (kind) => {
    const [mail] = await send([kind], somebody());
    expect(mail?.unsubscribe).toMatch(/^http:\/\/localhost:3000\/abmelden\/[\w-]{43}$/);
    expect(mail?.text).toContain(`Solche E-Mails abbestellen: ${mail?.unsubscribe}`);
    expect(mail?.html).toContain(`href="${mail?.unsubscribe}"`);
  });

  test("is not sent again once a mail program posted its one click", async () => {
    const to = somebody();
    const [mail] = await send(["mail.booking_completed"], to);
    const answer = await post(mail?.unsubscribe ?? "", "List-Unsubscribe=One-Click");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Sie sind abgemeldet");
    expect(await send(["mail.booking_completed"], to.toUpperCase())).toEqual([]);
    // Other topics and other people are not meant.
    expect(await send(["mail.new_message"], to)).toHaveLength(1);
    expect(await send(["mail.booking_completed"], somebody())).toHaveLength(1);
  });

  test("is chosen on a page without signing in; looking at it changes nothing", async () => {
    const to = somebody();
    const [mail] = await send(["mail.booking_completed"], to);
    const link = mail?.unsubscribe ?? "";
    const page = await app.request(link);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const text = await page.text();
    expect(text).toContain("<h1>E-Mails abbestellen</h1>");
    expect(text).toContain("Bitten um eine Bewertung nach einer Veranstaltung");
    expect(text).not.toContain(to);
    expect(await send(["mail.booking_completed"], to)).toHaveLength(1);
    await post(link, "wahl=abbestellen");
    expect(await (await app.request(link)).text()).toContain("Doch wieder erhalten");
    expect(await (await post(link, "wahl=erhalten")).text()).toContain(
      "Sie erhalten die E-Mails wieder",
    );
    expect(await send(["mail.booking_completed"], to)).toHaveLength(1);
  });

  test("has one address for all mails of its topic, kept without the name of its reader", async () => {
    const to = somebody();
    const links = (await send(["mail.booking_completed", "mail.booking_completed"], to)).map(
      ({ unsubscribe }) => unsubscribe,
    );
    expect(new Set(links).size).toBe(1);
    const rows = await db.select().from(mailChoices);
    expect(JSON.stringify(rows)).not.toContain(to);
  });
});

test.each(["x", "A".repeat(43), `${"A".repeat(43)}%27`, "..%2f..%2fetc", "A".repeat(5000)])(
  "an invented token changes nothing and tells nothing: %s",
  async (token) => {
    const before = await db.select().from(mailChoices);
    expect((await app.request(`/abmelden/${token}`)).status).toBe(404);
    expect((await post(`/abmelden/${token}`, "List-Unsubscribe=One-Click")).status).toBe(404);
    expect(await db.select().from(mailChoices)).toEqual(before);
  },
);

test("a mail that a booking or an account needs has no way out", async () => {
  const needed = await send(["mail.booking_cancelled", "mail.recovery"], somebody());
  expect(needed).toHaveLength(2);
  for (const mail of needed) {
    expect(mail.unsubscribe).toBeUndefined();
    expect(mail.text).not.toContain("abbestellen");
  }
});

test("an answer reaches the contact address of the settings, whatever the mail", async () => {
  await db.insert(settings).values({ key: "support_email", value: "kontakt@betreiber.example" });
  const mails = await send(["mail.booking_cancelled", "mail.booking_completed"], somebody());
  expect(mails.map(({ replyTo }) => replyTo)).toEqual(Array(2).fill("kontakt@betreiber.example"));
});
