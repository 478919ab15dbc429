import { expect, test } from "vitest";
import { dashboardPath, parseSession } from "./stored-session.ts";

const TOKEN = JSON.stringify({ access_token: "x", user: { email: "a@b.de" } });

test("a stored session tells e-mail and role", () => {
  expect(parseSession(TOKEN, "speaker")).toEqual({ email: "a@b.de", role: "speaker" });
});

test("an unknown or missing role counts as customer", () => {
  expect(parseSession(TOKEN, null)?.role).toBe("customer");
  expect(parseSession(TOKEN, "boss")?.role).toBe("customer");
});

test.each([null, "", "no json", "null", "{}", '{"user":{}}', '{"user":{"email":7}}'])(
  "%j is no session",
  (token) => {
    expect(parseSession(token, "admin")).toBeNull();
  },
);

test("speakers reach their dashboard, all others the customers' [NAV-24] [NAV-25]", () => {
  expect(dashboardPath("speaker")).toBe("/dashboard/speaker");
  expect(dashboardPath("customer")).toBe("/dashboard/customer");
  expect(dashboardPath("admin")).toBe("/dashboard/customer");
});
