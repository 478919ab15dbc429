import { expect, test } from "vitest";
import { configOf, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { readConfig } from "./config.ts";

function problemsOf(env: Record<string, string | undefined>): string[] {
  const config = readConfig(env);
  return config.ok ? [] : config.error.map(({ setting }) => setting);
}

test("DEMO=0 starts empty, and nothing public ever has the demo", () => {
  expect(configOf({ ...LAPTOP, DEMO: "0" }).demo).toBe(false);
  expect(configOf(OPERATED)).toMatchObject({ demo: false, isLoopback: false });
  expect(problemsOf({ ...OPERATED, DEMO: "1" })).toEqual(["DEMO"]);
  const small = { ...OPERATED, DATABASE_URL: undefined, EMBEDDED_DATABASE: "1" };
  expect(configOf(small)).toMatchObject({ demo: false, isPublic: true, isLoopback: false });
  const development = { NODE_ENV: "development", PUBLIC_URL: "http://vorschau.example" };
  expect(configOf(development).demo).toBe(false);
  expect(configOf({ ...LAPTOP, PUBLIC_URL: "http://demo.localhost:3000" }).demo).toBe(true);
});

test("a public address alone lists everything that is missing", () => {
  expect(problemsOf({ ...LAPTOP, PUBLIC_URL: "https://www.wortbuehne.example" })).toEqual([
    "DATABASE_URL",
    "MAIL_FROM",
    "SMTP_URL",
    "AUTH_REFRESH_KEY",
    "AUTH_SEAL_KEY",
    "AUTH_LOOKUP_KEY",
    "AUTH_PEPPER",
  ]);
  expect(problemsOf({ ...OPERATED, PUBLIC_URL: "http://www.wortbuehne.example" })).toEqual([
    "PUBLIC_URL",
  ]);
});
