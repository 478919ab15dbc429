import { expect, test } from "vitest";
import { messageAccess } from "./message-access.ts";
import { MESSAGE_REFUSALS } from "./texts.ts";

test("customers and admins may write, visitors have to sign in first", () => {
  expect(messageAccess("customer", false)).toBe("allowed");
  expect(messageAccess("admin", false)).toBe("allowed");
  expect(messageAccess(null, false)).toBe("signed_out");
});

test("a speaker writes neither to other speakers nor to themselves", () => {
  expect(messageAccess("speaker", false)).toBe("speaker");
  expect(messageAccess("speaker", true)).toBe("own_profile");
  expect(MESSAGE_REFUSALS.own_profile).toBe("Sie können sich nicht selbst eine Nachricht senden");
});
