import { expect, test } from "vitest";
import { configOf, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { readConfig } from "./config.ts";

function problems(env: Record<string, string | undefined>): string[] {
  const config = readConfig(env);
  return config.ok ? [] : config.error.map(({ message }) => message);
}

test("a setting under nearly its name is found, with the name that is meant", () => {
  const { SMTP_URL, ...rest } = OPERATED;
  expect(problems({ ...rest, SMTP_URI: SMTP_URL })).toContain(
    "SMTP_URI ist keine Einstellung; ist SMTP_URL gemeint?",
  );
  expect(problems({ ...OPERATED, METRICS_TOKENS: "x".repeat(20) })).toEqual([
    "METRICS_TOKENS ist keine Einstellung; ist METRICS_TOKEN gemeint?",
  ]);
});

test("names of other programs, settings that are there and local starts raise no suspicion", () => {
  const foreign = { HOME: "/root", HOSTNAME: "a", SMTP_URI: "x", PORTS: "1", LOGNAME: "app" };
  expect(problems({ ...OPERATED, ...foreign })).toEqual([]);
  expect(problems({ ...LAPTOP, DATABASE_URI: "postgres://x" })).toEqual([]);
});

test("behind a proxy only this machine is listened to, unless a host is named", () => {
  expect(configOf(OPERATED).host).toBeUndefined();
  expect(configOf({ ...OPERATED, TRUST_PROXY: "1" }).host).toBe("127.0.0.1");
  expect(configOf({ ...OPERATED, TRUST_PROXY: "10.0.0.0/8" }).host).toBe("127.0.0.1");
  expect(configOf({ ...OPERATED, TRUST_PROXY: "1", HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});
