import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failure } from "#domain/result.ts";
import { readOwnAccount } from "./own-account.ts";
import { SESSION_KEY } from "./session-keys.ts";

const getSession = vi.hoisted(() => vi.fn());
vi.mock("@supabase/auth-js", () => ({
  AuthClient: function AuthClient() {
    return { getSession, onAuthStateChange: () => {} };
  },
}));

const entries = new Map<string, string>();
const refusing = vi.fn(async () => new Response("{}", { status: 401 }));

beforeEach(() => {
  entries.clear();
  refusing.mockClear();
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => entries.get(key) ?? null });
  vi.stubGlobal("BroadcastChannel", vi.fn());
  vi.stubGlobal("fetch", refusing);
});
afterEach(() => vi.unstubAllGlobals());

test("a session that cannot be renewed just now has not ended, and nothing is asked as nobody", async () => {
  entries.set(SESSION_KEY, "{}");
  getSession.mockResolvedValue({ data: { session: null }, error: new Error("unreachable") });
  expect(await readOwnAccount()).toEqual(failure("failed"));
  expect(refusing).not.toHaveBeenCalled();
});

test("a session that the server refuses has ended, and so has one that is gone here", async () => {
  entries.set(SESSION_KEY, "{}");
  getSession.mockResolvedValue({ data: { session: { access_token: "old" } }, error: null });
  expect(await readOwnAccount()).toEqual(failure("signed_out"));
  entries.clear();
  getSession.mockResolvedValue({ data: { session: null }, error: new Error("revoked") });
  expect(await readOwnAccount()).toEqual(failure("signed_out"));
});
