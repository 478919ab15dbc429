import { expect, test } from "vitest";
import { ROLES } from "#domain/account/roles.ts";
import { mayEnter } from "./access-decision.ts";

test("a screen for all signed-in users lets every role pass [ROLE-18]", () => {
  expect(ROLES.filter((role) => mayEnter("user", role))).toEqual([...ROLES]);
});

test("a speaker's screen is for speakers alone, not even for admins [ROLE-16] [ROLE-17]", () => {
  expect(ROLES.filter((role) => mayEnter("speaker", role))).toEqual(["speaker"]);
});

test("the administration is for admins alone [ADMIN-03] [ROLE-13]", () => {
  expect(ROLES.filter((role) => mayEnter("admin", role))).toEqual(["admin"]);
});
