import { expect, test } from "vitest";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { createSmtpMailer } from "#integrations/mail/smtp-mailer.ts";
import { inLongForm } from "#tests/support/browser/long-form.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { smtpSink } from "#tests/support/fakes/smtp-sink.ts";
import { HOUR_MS, testOutbox } from "#tests/support/outbox.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const { start, all, isDrained, advance } = testOutbox(database);
const sink = await smtpSink({ maxDelayMs: 5 });
const from = { name: "Wortbühne", address: "post@wortbuehne.example" };
const publicUrl = "https://www.wortbuehne.example";
const LINK = `${publicUrl}/auth/confirm?token_hash=GEHEIM-4711&type=signup`;
const mailer = createSmtpMailer({ url: sink.url, from });

let serial = 0;
function confirm(to: string, code: string) {
  const data = { link: LINK, code, first_name: "Jörg" };
  serial += 1;
  return enqueueMail(db, { kind: "mail.confirm_signup", to, data, dedupeKey: `test:${serial}` });
}

function startMails() {
  return start(mailHandlers({ db, log: captureLog().log, mailer, frame: { publicUrl } }));
}

const address = (index: number) => `empfang-${index}@test.example`;
const codes = (to: string) =>
  sink.delivered
    .filter((mail) => mail.to[0] === to)
    .map(({ raw }) => /Code ein:\r?\n(\d+)/.exec(raw)?.[1]);

test("after an outage everything arrives exactly once and in order per recipient [R-11]", async () => {
  await sink.down();
  await startMails();
  const PEOPLE = 20;
  const ROUNDS = inLongForm(5, 50);
  for (let round = 0; round < ROUNDS; round++) {
    for (let person = 0; person < PEOPLE; person++) {
      await confirm(address(person), `${100_000 + round}`);
    }
  }
  // An hour of outage in five steps: the head of a line is tried, fails and waits again.
  for (let attempt = 1; attempt <= 5; attempt++) {
    if (attempt > 1) advance(HOUR_MS / 4);
    await eventually(async () => {
      const heads = (await all()).filter(({ attempts }) => attempts > 0);
      const hasFailed = heads.filter((job) => job.attempts >= attempt && !job.locked_until);
      return hasFailed.length === PEOPLE;
    });
  }
  expect(sink.delivered).toEqual([]);
  await sink.up();
  advance(HOUR_MS / 4);
  await eventually(isDrained);
  expect(sink.delivered).toHaveLength(PEOPLE * ROUNDS);
  expect(new Set(sink.delivered.map(({ messageId }) => messageId)).size).toBe(PEOPLE * ROUNDS);
  const expected = Array.from({ length: ROUNDS }, (_, round) => `${100_000 + round}`);
  for (let person = 0; person < PEOPLE; person++) expect(codes(address(person))).toEqual(expected);
});
