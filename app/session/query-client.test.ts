import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";

type Follow = (event: AuthChangeEvent, session: Session | null) => void;

const followers = vi.hoisted<Follow[]>(() => []);
vi.mock("#app/auth-client.ts", () => ({
  authClient: async () => ({ onAuthStateChange: (follow: Follow) => void followers.push(follow) }),
}));

const sessionOf = (id: string) => ({ user: { id } }) as Session;

test("private screens forget what they know when another person comes or everybody goes, not before", async () => {
  const queries = queryClient();
  await vi.waitUntil(() => followers.length > 0);
  const tell: Follow = (event, session) => followers[0]?.(event, session);
  const knows = () => queries.getQueryData(["bookings"]) !== undefined;

  tell("SIGNED_IN", sessionOf("anna"));
  queries.setQueryData(["bookings"], ["Anna's"]);
  tell("TOKEN_REFRESHED", sessionOf("anna"));
  expect(knows()).toBe(true);
  tell("SIGNED_IN", sessionOf("bernd"));
  expect(knows()).toBe(false);

  queries.setQueryData(["bookings"], ["Bernd's"]);
  tell("SIGNED_OUT", null);
  expect(knows()).toBe(false);
});
