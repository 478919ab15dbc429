import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const LAPTOP = { NODE_ENV: "production" };

function problems(env: Record<string, string>): string[] {
  const config = readConfig({ ...LAPTOP, ...env });
  return config.ok ? [] : config.error.map(({ setting }) => setting);
}

test("Google is off until both settings are there", () => {
  const config = readConfig(LAPTOP);
  expect(config).toMatchObject({ ok: true, value: { google: null } });
  expect(problems({ GOOGLE_CLIENT_ID: "x" })).toEqual(["GOOGLE_CLIENT_SECRET"]);
  expect(problems({ GOOGLE_CLIENT_SECRET: "x" })).toEqual(["GOOGLE_CLIENT_ID"]);
});

test("both together switch it on, with Google as the provider", () => {
  const config = readConfig({ ...LAPTOP, GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" });
  const google = { clientId: "a", clientSecret: "b", issuer: "https://accounts.google.com" };
  expect(config).toMatchObject({ ok: true, value: { google } });
});

test("a provider needs https, except on one's own machine", () => {
  expect(problems({ GOOGLE_ISSUER: "http://provider.example" })).toEqual(["GOOGLE_ISSUER"]);
  expect(problems({ GOOGLE_ISSUER: "http://localhost:9000" })).toEqual([]);
});
