import { expect, test } from "vitest";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import { configOf, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { readConfig } from "./config.ts";
import { postponedTo } from "./config-admin.ts";

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

test("a public installation asks administrators for a second factor; that can be postponed, not refused [SEC-51]", () => {
  expect(configOf(OPERATED).adminFactor).toEqual({ isNeeded: true, from: null });
  expect(configOf(LAPTOP).adminFactor).toEqual({ isNeeded: false, from: null });
  expect(configOf({ ...LAPTOP, ADMIN_SECOND_FACTOR: "1" }).adminFactor.isNeeded).toBe(true);
  expect(problemsOf({ ...OPERATED, ADMIN_SECOND_FACTOR: "0" })).toEqual(["ADMIN_SECOND_FACTOR"]);
  const today = berlinDay(Date.now());
  const from = (days: number) => ({ ...OPERATED, ADMIN_SECOND_FACTOR_FROM: addDays(today, days) });
  expect(problemsOf(from(14))).toEqual([]);
  expect(problemsOf(from(15))).toEqual(["ADMIN_SECOND_FACTOR_FROM"]);
  for (const day of ["morgen", "2026-02-30", "9999-12-31"]) {
    const wrong = { ...OPERATED, ADMIN_SECOND_FACTOR_FROM: day };
    expect(problemsOf(wrong)).toEqual(["ADMIN_SECOND_FACTOR_FROM"]);
  }
});

test("a postponed second factor is needed from its day on [SEC-51]", () => {
  const { adminFactor } = configOf({
    ...LAPTOP,
    ADMIN_SECOND_FACTOR: "1",
    ADMIN_SECOND_FACTOR_FROM: "2026-12-01",
  });
  expect(postponedTo(adminFactor, new Date("2026-11-30T22:59:00Z"))).toBe("2026-12-01");
  expect(postponedTo(adminFactor, new Date("2026-11-30T23:00:00Z"))).toBeNull();
  expect(postponedTo({ isNeeded: false, from: adminFactor.from }, new Date(0))).toBeNull();
});
