import { expect, test } from "vitest";
import { configOf, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { readConfig } from "../config.ts";
import { describeConfig } from "../describe-config.ts";

const RANGE = "https://api.pwnedpasswords.com/range";

test("leaked passwords are looked up where an operator names a service, and said at the start", () => {
  expect(configOf(OPERATED).passwordRange).toBeNull();
  expect(describeConfig(configOf(OPERATED)).join("\n")).toContain("Passwörtern: eigene Liste");
  const config = configOf({ ...OPERATED, PASSWORD_RANGE_URL: RANGE });
  expect(config.passwordRange).toBe(RANGE);
  expect(describeConfig(config).join("\n")).toContain("Passwörtern: api.pwnedpasswords.com");
});

test.each([
  "http://api.pwnedpasswords.com/range",
  "http://10.0.0.7/range",
  "https://user:word@ranges.example",
  "https://ranges.example/?hash=",
  "ranges.example",
])("%s is refused", (address) => {
  const config = readConfig({ ...LAPTOP, PASSWORD_RANGE_URL: address });
  expect(config.ok ? [] : config.error.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^PASSWORD_RANGE_URL muss/),
  ]);
});

test("only on one's own machine it may be open", () => {
  const PASSWORD_RANGE_URL = "http://127.0.0.1:9000/range";
  expect(configOf({ ...LAPTOP, PASSWORD_RANGE_URL }).passwordRange).toBe(PASSWORD_RANGE_URL);
});
