import { expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { countOutbox } from "#data/queries/mail/outbox-worker.ts";
import { inLongForm } from "#tests/support/browser/long-form.ts";
import { startChild } from "#tests/support/children/child-program.ts";
import { createPostgresDatabase, pgliteTemplate } from "#tests/support/database/database.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { eventually } from "#tests/support/eventually.ts";
import { smtpSink } from "#tests/support/fakes/smtp-sink.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const MAILS = inLongForm(20, 1000);
const KILLS = inLongForm(3, 50);

async function place() {
  if (TEST_ENGINE === "postgres") {
    const { url, drop } = await createPostgresDatabase();
    return { where: url, options: { url, folder: "" }, drop };
  }
  const folder = tempFolder();
  const options = { folder, template: await pgliteTemplate() };
  return { where: folder, options, drop: async () => undefined };
}

test("a worker killed while sending loses nothing; what is sent twice has one Message-ID [R-13]", async () => {
  const sink = await smtpSink({ maxDelayMs: 20 });
  const { where, options, drop } = await place();
  const before = await openDatabase(options);
  await migrate(before);
  await before.db.transaction(async (tx) => {
    for (let index = 0; index < MAILS; index++) {
      await enqueueMail(tx, {
        kind: "mail.reauthentication",
        to: `empfang-${index}@test.example`,
        data: { code: "123456" },
        dedupeKey: `kill:${index}`,
      });
    }
  });
  await before.close();

  const arrived = () => new Set(sink.delivered.map(({ messageId }) => messageId));
  for (let kill = 0; kill <= KILLS; kill++) {
    // Each run is two minutes later: the leases of the one before are over.
    const child = startChild("child-mail-worker.ts", [where, sink.url, String(kill * 120_000)]);
    const isLast = kill === KILLS;
    const goal = isLast ? MAILS : Math.floor((MAILS / (KILLS + 1)) * (kill + 1));
    await eventually(() => arrived().size >= goal);
    await child.kill();
  }

  const after = await openDatabase(options);
  const recipients = new Set(sink.delivered.map(({ to }) => to.join()));
  expect(recipients.size).toBe(MAILS);
  expect(arrived().size).toBe(MAILS);
  expect(sink.delivered.length - MAILS).toBeLessThanOrEqual(KILLS);
  expect((await countOutbox(after.db)).failed).toBe(0);
  await after.close();
  await drop();
});
