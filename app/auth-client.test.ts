import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownToken } from "./auth-client.ts";
import { SESSION_KEY } from "./session/session-keys.ts";

const entries = new Map<string, string>();
const nobody = async () => null;

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => entries.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

test("a session that cannot be renewed just now has not ended, so no request goes out without it", async () => {
  entries.set(SESSION_KEY, "{}");
  await expect(ownToken(nobody)).rejects.toThrow("could not be renewed");
});

test("a session's token is sent, and without a session none", async () => {
  expect(await ownToken(nobody)).toBeNull();
  entries.set(SESSION_KEY, "{}");
  expect(await ownToken(async () => "old")).toBe("old");
});
