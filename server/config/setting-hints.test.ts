import { expect, test } from "vitest";
import { configOf, LAPTOP, OPERATED } from "#tests/support/config-examples.ts";
import { settingHints } from "./setting-hints.ts";

const known = { lookup: async () => null, resolveMx: async () => [] };
const away = () => Promise.reject(new Error("ENOTFOUND"));

test("unknown names and a missing proxy are worth a hint", async () => {
  const hints = await settingHints(configOf(OPERATED), { lookup: away, resolveMx: away });
  expect(hints.map((hint) => hint.split(/[ :]/)[0])).toEqual([
    "TRUST_PROXY",
    "PUBLIC_URL",
    "MAIL_FROM",
  ]);
  expect(await settingHints(configOf({ ...OPERATED, TRUST_PROXY: "1" }), known)).toEqual([]);
});

test("a sender's domain without a mail exchanger of its own may still have an address", async () => {
  const names = { lookup: async () => null, resolveMx: away };
  expect(await settingHints(configOf({ ...OPERATED, TRUST_PROXY: "1" }), names)).toEqual([]);
});

test("a local start asks no name server", async () => {
  expect(await settingHints(configOf(LAPTOP), { lookup: away, resolveMx: away })).toEqual([]);
});
