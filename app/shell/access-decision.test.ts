import { expect, test } from "vitest";
import { ROLES } from "#domain/account/roles.ts";
import { mayEnter } from "./access-decision.ts";

test("a screen for everybody signed in lets every role pass", () => {
  expect(ROLES.filter((role) => mayEnter("user", role))).toEqual([...ROLES]);
});

test("a speaker's screen is for speakers alone, not even for admins", () => {
  expect(ROLES.filter((role) => mayEnter("speaker", role))).toEqual(["speaker"]);
});

test("the administration is for admins alone", () => {
  expect(ROLES.filter((role) => mayEnter("admin", role))).toEqual(["admin"]);
});
