import { expect, test } from "vitest";
import { enrollTotp, levels, TOTP_STEP, withTotp } from "#tests/support/auth/auth-factors.ts";
import {
  answerOf,
  call,
  confirmedUser,
  sessionOf,
  signedIn,
  startAuthServer,
  type TestClient,
  totpCode,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const database = await testDatabase();
const server = await startAuthServer(database);

async function enrollPhone(client: TestClient, phone: string) {
  const { data } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: phone });
  return given(data ?? undefined).id;
}

async function askByMessage(client: TestClient, factorId: string) {
  const { data, error } = await client.mfa.challenge({ factorId, channel: "sms" });
  const code = /\d{6}/.exec(server.messages.at(-1)?.text ?? "")?.[0] ?? "";
  return { error, factorId, challengeId: data?.id ?? crypto.randomUUID(), code };
}

test("a phone gets its code by message [MFA-01] [MFA-03]", async () => {
  const client = await confirmedUser(server, database, "sms@example.org");
  const enrolled = await client.mfa.enroll({
    factorType: "phone",
    phone: "+49 151 12345678",
    friendlyName: "Mobil",
  });
  const factorId = given(enrolled.data ?? undefined).id;
  const { data: challenge } = await client.mfa.challenge({ factorId, channel: "sms" });
  const message = given(server.messages.at(-1));
  expect(message).toMatchObject({ to: "+4915112345678", channel: "sms" });
  const challengeId = given(challenge ?? undefined).id;
  const wrong = await client.mfa.verify({ factorId, challengeId, code: "000000x" });
  expect(wrong.error?.message).toBe("Invalid MFA Phone code entered");
  const code = given(/\d{6}/.exec(message.text)?.[0]);
  expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  expect((await client.mfa.listFactors()).data?.phone).toHaveLength(1);
  const again = { factorType: "phone", phone: "+4915112345678", friendlyName: "Zwei" } as const;
  expect((await client.mfa.enroll(again)).error?.code).toBe("mfa_verified_factor_exists");
  const numbers = ["+1 202 5550100", "0151 1234567", ""];
  for (const phone of numbers) {
    const { error } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: phone });
    expect(error?.code).toBe("validation_failed");
  }
});

test("without a provider for messages a phone is refused in plain German", async () => {
  const bare = await startAuthServer(database, { sms: false, keys: server.keys });
  const client = await confirmedUser(bare, database, "ohne@example.org");
  const { access_token: token } = await sessionOf(client);
  const json = { factor_type: "phone", phone: "+4915112345678", friendly_name: "Mobil" };
  expect(await answerOf(call(bare, "/auth/v1/factors", { json, token }))).toMatchObject({
    status: 422,
    body: {
      code: "mfa_phone_enroll_not_enabled",
      message:
        "Codes per SMS sind hier nicht eingerichtet. Bitte verwenden Sie eine Authenticator-App.",
    },
  });
});

test("a phone planted with the password alone does not stand in for the owner's app", async () => {
  const email = "gepflanzt@example.org";
  const owner = await confirmedUser(server, database, email);
  const planted = await enrollPhone(await signedIn(server, email), "+4915100000001");
  await withTotp(server, owner);
  const thief = await signedIn(server, email);
  const { error, ...asked } = await askByMessage(thief, planted);
  expect(error?.code).toBe("mfa_factor_not_found");
  expect((await thief.mfa.verify(asked)).error?.code).toBe("mfa_factor_not_found");
  expect(await levels(thief)).toEqual(["aal1", "aal2"]);
});

test("an app planted with the password alone does not stand in for the owner's phone", async () => {
  const email = "gepflanzt-app@example.org";
  const owner = await confirmedUser(server, database, email);
  const { factorId, secret } = await enrollTotp(await signedIn(server, email));
  const phone = await askByMessage(owner, await enrollPhone(owner, "+4915100000002"));
  expect((await owner.mfa.verify(phone)).error).toBeNull();
  const thief = await signedIn(server, email);
  const code = totpCode(secret, server.now());
  expect((await thief.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
    "mfa_factor_not_found",
  );
  expect(await levels(thief)).toEqual(["aal1", "aal2"]);
});

test("what the owner has begun beside a second factor is finished only with one shown", async () => {
  const email = "begonnen@example.org";
  const owner = await confirmedUser(server, database, email);
  await withTotp(server, owner, "Erste");
  server.clock.offset += 2 * TOTP_STEP;
  const second = await withTotp(server, owner, "Zweite");
  const begun = await enrollPhone(owner, "+4915100000003");
  const sent = server.messages.length;
  const thief = await askByMessage(await signedIn(server, email), begun);
  expect(thief.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  expect(server.messages).toHaveLength(sent);
  // Nor by a session that has fallen back since it asked for the code.
  const asked = await askByMessage(owner, begun);
  await owner.mfa.unenroll({ factorId: second.factorId });
  expect((await owner.mfa.verify(asked)).error).toMatchObject({
    status: 403,
    code: "insufficient_aal",
  });
});
