import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const LAPTOP = { NODE_ENV: "production" };
const SMS = { SMS_URL: "https://sms.example/v1", SMS_TOKEN: "a:b", SMS_FROM: "Wortbuehne" };

function problems(env: Record<string, string>): string[] {
  const config = readConfig({ ...LAPTOP, ...env });
  return config.ok ? [] : config.error.map(({ setting }) => setting);
}

test("codes by message are off until all three settings are there", () => {
  expect(readConfig(LAPTOP)).toMatchObject({ ok: true, value: { sms: null } });
  expect(problems({ SMS_URL: SMS.SMS_URL })).toEqual(["SMS_TOKEN", "SMS_FROM"]);
  expect(problems({ SMS_TOKEN: "x", SMS_FROM: "x" })).toEqual(["SMS_URL"]);
  expect(readConfig({ ...LAPTOP, ...SMS })).toMatchObject({
    ok: true,
    value: { sms: { url: "https://sms.example/v1", token: "a:b", from: "Wortbuehne" } },
  });
});

test("the token travels encrypted, except on one's own machine", () => {
  expect(problems({ ...SMS, SMS_URL: "http://sms.example" })).toEqual(["SMS_URL"]);
  expect(problems({ ...SMS, SMS_URL: "ftp://sms.example" })).toEqual(["SMS_URL"]);
  expect(problems({ ...SMS, SMS_URL: "http://localhost:9000" })).toEqual([]);
});
