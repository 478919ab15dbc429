import { expect, test } from "vitest";
import {
  confirmedUser,
  lastMail,
  mailsTo,
  newClient,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const LEAKED = "korrekt-pferd-batterie";
const FRESH = "zug-nach-kiel-um-acht";
const asked: string[] = [];

const database = await testDatabase();
const server = await startAuthServer(database, {
  isLeakedPassword: async (password) => {
    asked.push(password);
    return password === LEAKED;
  },
});

const refusal = { code: "weak_password", reasons: ["pwned"] };

test("a leaked password is refused at sign-up, at a change and after a lost one [SEC-53]", async () => {
  const email = "leck@example.org";
  const stranger = await newClient(server).signUp({ email, password: LEAKED });
  expect(stranger.error).toMatchObject(refusal);
  expect(await mailsTo(database, email)).toEqual([]);

  const client = await confirmedUser(server, database, email, FRESH);
  expect((await client.updateUser({ password: LEAKED })).error).toMatchObject(refusal);

  await client.resetPasswordForEmail(email);
  const { token } = await lastMail(database, email, "mail.recovery");
  const forgetful = newClient(server);
  await forgetful.verifyOtp({ token_hash: token, type: "recovery" });
  expect((await forgetful.updateUser({ password: LEAKED })).error).toMatchObject(refusal);
  expect((await forgetful.updateUser({ password: `${FRESH}-neu` })).error).toBeNull();
});

test("what our own rules refuse is asked of no service, and signing in asks nothing [SEC-53]", async () => {
  asked.length = 0;
  for (const password of ["123456", "kurz", "passwort1"]) {
    const email = "regel@example.org";
    expect((await newClient(server).signUp({ email, password })).error).not.toBeNull();
  }
  await newClient(server).signInWithPassword({ email: "leck@example.org", password: LEAKED });
  expect(asked).toEqual([]);
});
