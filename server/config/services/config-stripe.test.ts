import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { describeConfig } from "../describe-config.ts";

const LAPTOP = { NODE_ENV: "production" };
const KEYS = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" };

function problems(env: Record<string, string>): string[] {
  const config = readConfig({ ...LAPTOP, ...env });
  return config.ok ? [] : config.error.map(({ message }) => message);
}

test("cards are taken by Stripe as soon as key and secret are there", () => {
  expect(readConfig(LAPTOP)).toMatchObject({ ok: true, value: { stripe: null } });
  expect(readConfig({ ...LAPTOP, ...KEYS })).toMatchObject({
    ok: true,
    value: { stripe: { secretKey: "sk_test_abc", webhookSecret: "whsec_abc" } },
  });
});

test("half of the settings, keys of another kind and open ways are named", () => {
  expect(problems({ STRIPE_SECRET_KEY: KEYS.STRIPE_SECRET_KEY })[0]).toMatch(
    /^STRIPE_WEBHOOK_SECRET fehlt/,
  );
  expect(problems({ STRIPE_WEBHOOK_SECRET: "whsec_a" })[0]).toMatch(/^STRIPE_SECRET_KEY fehlt/);
  expect(problems({ ...KEYS, STRIPE_SECRET_KEY: "pk_test_abc" })[0]).toMatch(/sk_test_/);
  expect(problems({ ...KEYS, STRIPE_WEBHOOK_SECRET: "abc" })[0]).toMatch(/whsec_/);
  expect(problems({ ...KEYS, STRIPE_API_URL: "http://stripe.example" })[0]).toMatch(/https/);
  expect(problems({ ...KEYS, STRIPE_API_URL: "http://127.0.0.1:12111" })).toEqual([]);
});

test("the start-up message says who takes cards and keeps the key to itself", () => {
  const lines = (env: Record<string, string>) => {
    const config = readConfig({ ...LAPTOP, ...env });
    return config.ok ? describeConfig(config.value).join("\n") : "";
  };
  expect(lines(KEYS)).toContain("Kartenzahlung: Stripe (Test)");
  expect(lines(KEYS)).not.toContain("sk_test_abc");
  expect(lines({})).toContain("Kartenzahlung: Testseite ohne Geld");
  expect(lines({ DEMO: "0" })).toContain("Kartenzahlung: aus");
});
