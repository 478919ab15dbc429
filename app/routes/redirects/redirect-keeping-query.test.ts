import { expect, test } from "vitest";
import { loader as toFinder } from "./finder.ts";
import { redirectKeepingQuery } from "./redirect-keeping-query.ts";
import { loader as toProfile } from "./speaker-alias.ts";
import { loader as toSignup } from "./speaker-signup.ts";

const asking = (path: string) => new Request(`https://wortbuehne.example${path}`);
const target = (answer: Response) => [answer.status, answer.headers.get("location")];

test("older addresses of the finder keep the search", () => {
  expect(
    target(toFinder({ request: asking("/speakers?category=leadership&maxPrice=3000") })),
  ).toEqual([301, "/?category=leadership&maxPrice=3000"]);
  const finder = { request: asking("/redner?q=Mut"), params: {} };
  expect(target(toProfile(finder))).toEqual([301, "/?q=Mut"]);
  expect(target(toFinder({ request: asking("/speakers") }))).toEqual([301, "/"]);
});

test("older addresses of a profile and of the application keep their parameters", () => {
  const profile = { request: asking("/redner/x?y=1"), params: { slug: "x" } };
  expect(target(toProfile(profile))).toEqual([301, "/speaker/x?y=1"]);
  expect(target(toSignup({ request: asking("/speaker/signup?ref=a") }))).toEqual([
    301,
    "/speaker-signup?ref=a",
  ]);
});

test("characters with a meaning of their own stay escaped", () => {
  const answer = redirectKeepingQuery(asking("/a?q=C%23%20%26%20Mut"), "/b", 302);
  expect(target(answer)).toEqual([302, "/b?q=C%23%20%26%20Mut"]);
});
