import { expect, test } from "vitest";
import { MESSAGE_REFUSALS } from "../texts.ts";
import { messageAccess } from "./message-access.ts";

test("customers and admins may write, visitors have to sign in first", () => {
  expect(messageAccess("customer", null)).toBe("allowed");
  expect(messageAccess("admin", null)).toBe("allowed");
  expect(messageAccess(null, null)).toBe("signed_out");
});

test("a speaker writes neither to themselves nor to speakers they have not booked", () => {
  expect(messageAccess("speaker", null)).toBe("speaker");
  expect(messageAccess("speaker", "customer")).toBe("allowed");
  expect(messageAccess("speaker", "own")).toBe("own_profile");
  expect(MESSAGE_REFUSALS.own_profile).toBe("Sie können sich nicht selbst eine Nachricht senden");
});
