import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { type AuthEvents, forgetWithPerson } from "./query-client.ts";

type Follow = Parameters<AuthEvents["onAuthStateChange"]>[0];

test("private screens forget what they know when another user signs in or the last signs out, not before", () => {
  const queries = new QueryClient();
  const followers: Follow[] = [];
  forgetWithPerson(queries, { onAuthStateChange: (follow) => followers.push(follow) });
  const tell = (event: string, id: string | null) =>
    followers[0]?.(event, id === null ? null : { user: { id } });
  const knows = () => queries.getQueryData(["bookings"]) !== undefined;

  tell("SIGNED_IN", "anna");
  queries.setQueryData(["bookings"], ["Anna's"]);
  tell("TOKEN_REFRESHED", "anna");
  expect(knows()).toBe(true);
  tell("SIGNED_IN", "bernd");
  expect(knows()).toBe(false);

  queries.setQueryData(["bookings"], ["Bernd's"]);
  tell("SIGNED_OUT", null);
  expect(knows()).toBe(false);
});
