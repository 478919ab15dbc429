import { expect, test } from "vitest";
import {
  answerOf,
  call,
  confirmedUser,
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

test("a thousand guesses from a thousand addresses stop early and do not lock out the owner [SEC-22]", async () => {
  const email = "ziel@example.org";
  const home = from("203.0.113.7");
  await confirmedUser(server, database, email, PASSWORD, home);
  const before = server.work.argon2;
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < 50; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryPassword(email, `falsch-${index}`, from())),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(server.work.argon2 - before).toBe(20);
  expect(Object.fromEntries(statuses)).toEqual({ 400: 20, 429: 980 });
  // A stranger with the right password has to wait as well …
  const refused = await tryPassword(email, PASSWORD, from());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // … the owner, at the address they came from before, does not.
  expect((await tryPassword(email, PASSWORD, home)).status).toBe(200);
});

test("a thousand codes for a second factor end after five, for the right one too [R-24]", async () => {
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
  for (let code = 0; code < 1000; code += 50) {
    const guesses = Array.from({ length: 50 }, (_, index) => String(code + index).padStart(6, "9"));
    const answers = await Promise.all(guesses.filter((guess) => guess !== right).map(verify));
    looked += answers.filter(({ status }) => status === 422).length;
  }
  expect(looked).toBe(5);
  expect((await verify(right)).status).toBe(429);
  const again = call(server, `/auth/v1/factors/${id}/challenge`, { json: {}, token });
  expect((await again).status).toBe(429);
});
