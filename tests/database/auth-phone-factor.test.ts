import { expect, test } from "vitest";
import {
  answerOf,
  call,
  confirmedUser,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth-server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { given } from "#tests/support/records.ts";

const database = await testDatabase();
const server = await startAuthServer(database);

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
