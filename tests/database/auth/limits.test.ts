import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withTotp } from "#tests/support/auth/auth-factors.ts";
import {
  answerOf,
  call,
  confirmedUser,
  lastMail,
  newClient,
  PASSWORD,
  sessionOf,
  startAuthServer,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const server = await startAuthServer(database, { rateLimits: true });

let visitors = 0;
/** Every call comes from an address of its own, as seen by the one proxy we trust. */
function from(address = `198.51.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`) {
  return { "x-forwarded-for": address, "accept-language": "en" };
}

function tryPassword(email: string, password: string, headers: Record<string, string>) {
  const json = { email, password };
  return call(server, "/auth/v1/token?grant_type=password", { json, headers });
}

test("many guesses from as many addresses stop early and do not lock out the owner [SEC-22]", async () => {
  const email = "ziel@example.org";
  const home = from("203.0.113.7");
  await confirmedUser(server, database, email, PASSWORD, home);
  const before = server.work.argon2;
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 3; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryPassword(email, `falsch-${index}`, from())),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(server.work.argon2 - before).toBe(20);
  expect(Object.fromEntries(statuses)).toEqual({ 400: 20, 429: 40 });
  // A stranger with the right password has to wait as well …
  const refused = await tryPassword(email, PASSWORD, from());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // … the owner, at the address they came from before, does not.
  expect((await tryPassword(email, PASSWORD, home)).status).toBe(200);
});

test("guessing from one address is slowed after five tries, and blocked [SEC-22]", async () => {
  const email = "ein-ort@example.org";
  await confirmedUser(server, database, email, PASSWORD, from());
  const attacker = from("192.0.2.66");
  const before = server.work.argon2;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => tryPassword(email, `falsch-${index}`, attacker)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  // Five at once; from then on one every few seconds, and never more than ten.
  const looked = server.work.argon2 - before;
  expect(looked).toBeGreaterThanOrEqual(6);
  expect(looked).toBeLessThanOrEqual(10);
  expect(refused).toHaveLength(40 - looked);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await tryPassword(email, PASSWORD, attacker)).status).toBe(429);
  const words = { code: "over_request_rate_limit", message: "Request rate limit reached" };
  expect(await refused[0]?.json()).toEqual(words);
  // Other addresses are not held up by it.
  expect((await tryPassword(email, PASSWORD, from())).status).toBe(200);
});

test("one address that tries many accounts is stopped [SEC-22]", async () => {
  const attacker = from("192.0.2.77");
  const before = server.work.argon2;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      tryPassword(`opfer-${index}@example.org`, "Passwort1", attacker),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(server.work.argon2 - before).toBe(10);
});

test("an IPv6 household counts as one, and claims about one's address do not count", async () => {
  // Each tries another account, so that nothing but the sender can be what is counted.
  const household = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      tryPassword(`haus-${index}@example.org`, "falsch-1", from(`2001:db8:1:2::${index + 1}`)),
    ),
  );
  expect(household.filter(({ status }) => status === 400)).toHaveLength(10);
  const neighbour = from("2001:db8:1:3::1");
  expect((await tryPassword("haus-0@example.org", "falsch-1", neighbour)).status).toBe(400);
  const forged = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      tryPassword(`n-${index}@example.org`, "falsch-1", from(`10.0.0.${index}, 192.0.2.88`)),
    ),
  );
  expect(forged.filter(({ status }) => status === 400)).toHaveLength(10);
});

const ASKING = {
  "/recover": (email: string) => ({ email }),
  "/resend": (email: string) => ({ type: "signup", email }),
  "/resend for a new address": (email: string) => ({ type: "email_change", email }),
};

test.each(Object.entries(ASKING))(
  "mails are paced alike for known and unknown addresses: %s [SEC-20]",
  async (name, body) => {
    const [path = ""] = name.split(" ");
    const tag = Object.keys(ASKING).indexOf(name);
    const ask = async (email: string) => {
      const answer = await call(server, `/auth/v1${path}`, { json: body(email), headers: from() });
      return {
        status: answer.status,
        headers: [...answer.headers.keys()],
        body: await answer.json(),
      };
    };
    const [known, open, unknown] = [`bekannt-${tag}`, `offen-${tag}`, `fremd-${tag}`].map(
      (person) => `${person}@example.org`,
    ) as [string, string, string];
    // Signing up was the first mail of the known ones.
    await confirmedUser(server, database, known, PASSWORD, from());
    await newClient(server, from()).signUp({ email: open, password: PASSWORD });
    expect(await ask(unknown)).toMatchObject({ status: 200, body: {} });
    const [refused, ...others] = [await ask(unknown), await ask(known), await ask(open)];
    expect(refused).toMatchObject({ status: 429, body: { code: "over_email_send_rate_limit" } });
    for (const other of others) {
      expect({ ...other, body: null }).toEqual({ ...refused, body: null });
      expect(other.body).toMatchObject({
        code: "over_email_send_rate_limit",
        message: expect.stringMatching(/^For security purposes, .* after \d+ seconds\.$/),
      });
    }
  },
);

test("the whole installation sends so many mails an hour and messages a day, and no more", async () => {
  const spend = (key: string, points: number) =>
    database.db.execute(sql`
      insert into auth.rate_limits (key, points, expire)
      values (${key}, ${points}, ${Date.now() + 3_600_000})
      on conflict (key) do update set points = excluded.points`);
  const client = await confirmedUser(server, database, "deckel@example.org", PASSWORD, from());
  const number = { factorType: "phone", phone: "+491511000777", friendlyName: "A" } as const;
  const { data } = await client.mfa.enroll(number);
  await spend("sms_all:all", 500);
  const factorId = given(data ?? undefined).id;
  const sent = server.messages.length;
  const message = await client.mfa.challenge({ factorId, channel: "sms" });
  expect(message.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  expect(server.messages).toHaveLength(sent);
  await spend("mail_all:all", 2000);
  const json = { email: "deckel-2@example.org" };
  const mail = await answerOf(call(server, "/auth/v1/recover", { json, headers: from() }));
  expect(mail).toMatchObject({ status: 429, body: { code: "over_email_send_rate_limit" } });
  await database.db.execute(sql`delete from auth.rate_limits where key like '%:all'`);
});

test("sign-ups and resets of one sender end after five and three an hour", async () => {
  const office = from("203.0.113.50");
  const statuses: number[] = [];
  for (let person = 0; person < 6; person += 1) {
    const json = { email: `buero-${person}@example.org`, password: PASSWORD };
    statuses.push((await call(server, "/auth/v1/signup", { json, headers: office })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const resets: number[] = [];
  for (let person = 0; person < 4; person += 1) {
    const json = { email: `reset-${person}@example.org` };
    resets.push((await call(server, "/auth/v1/recover", { json, headers: office })).status);
  }
  expect(resets).toEqual([200, 200, 200, 429]);
});

test("guessing the code of a second factor ends after five, for the right one too [R-24]", async () => {
  const email = "raten@example.org";
  const client = await confirmedUser(server, database, email, PASSWORD, from());
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Handy" });
  const { id, totp } = given(data ?? undefined);
  const { access_token: token } = await sessionOf(client);
  const challenge = await answerOf<{ id: string }>(
    call(server, `/auth/v1/factors/${id}/challenge`, { json: {}, token, headers: from() }),
  );
  const right = totpCode(totp.secret, server.now());
  const verify = (code: string) =>
    call(server, `/auth/v1/factors/${id}/verify`, {
      json: { code, challenge_id: challenge.body.id },
      token,
      headers: from(),
    });
  let looked = 0;
  for (let code = 0; code < 40; code += 20) {
    const guesses = Array.from({ length: 20 }, (_, index) => String(code + index).padStart(6, "9"));
    const answers = await Promise.all(guesses.filter((guess) => guess !== right).map(verify));
    looked += answers.filter(({ status }) => status === 422).length;
  }
  expect(looked).toBe(5);
  expect((await verify(right)).status).toBe(429);
  const again = call(server, `/auth/v1/factors/${id}/challenge`, { json: {}, token });
  expect((await again).status).toBe(429);
});

test("guessing recovery codes ends after five as well, for the right one too [R-24]", async () => {
  const email = "zettel@example.org";
  const owner = await confirmedUser(server, database, email, PASSWORD, from());
  await withTotp(server, owner);
  const { data } = await owner.mfa.recoveryCodes.generate();
  const thief = newClient(server, from());
  expect((await thief.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const attempt = async (code: string) =>
    (await thief.mfa.recoveryCodes.verify({ code })).error?.status;
  const guesses = [];
  for (let tries = 0; tries < 7; tries += 1) guesses.push(await attempt(`${tries}`.repeat(16)));
  expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  expect(await attempt(given(data?.codes[0]))).toBe(429);
});

test("a number gets one message, however it is asked for", async () => {
  const phone = "+491511000001";
  const sent = () => server.messages.filter(({ to }) => to === phone).length;
  const enrol = async (email: string) => {
    const client = await confirmedUser(server, database, email, PASSWORD, from());
    const { data } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "A" });
    return { client, factorId: given(data ?? undefined).id };
  };
  const { client, factorId } = await enrol("pumpe@example.org");
  const five = await Promise.all(
    Array.from({ length: 5 }, () => client.mfa.challenge({ factorId, channel: "sms" })),
  );
  const refused = five.filter(({ error }) => error?.code === "over_sms_send_rate_limit");
  expect(refused).toHaveLength(4);
  expect(sent()).toBe(1);
  const other = await enrol("pumpe-2@example.org");
  const again = await other.client.mfa.challenge({ factorId: other.factorId, channel: "sms" });
  expect(again.error?.status).toBe(429);
  expect(sent()).toBe(1);
});

test("the counts survive a restart, because they stand in the database", async () => {
  const email = "neustart@example.org";
  const json = { email };
  expect((await call(server, "/auth/v1/recover", { json, headers: from() })).status).toBe(200);
  const restarted = await startAuthServer(database, { rateLimits: true, keys: server.keys });
  const { status, body } = await answerOf(
    call(restarted, "/auth/v1/recover", { json, headers: { "x-forwarded-for": "203.0.113.99" } }),
  );
  expect(status).toBe(429);
  expect(body.message).toMatch(/^Bitte warten Sie \d+ Sekunden/);
});

test("a confirmed sign-up is not slowed by its own confirmation", async () => {
  const email = "fluessig@example.org";
  const headers = from();
  await confirmedUser(server, database, email, PASSWORD, headers);
  await lastMail(database, email, "mail.confirm_signup");
  const { error } = await newClient(server, headers).signInWithPassword({
    email,
    password: PASSWORD,
  });
  expect(error).toBeNull();
});
