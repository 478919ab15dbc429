import { expect, test } from "vitest";
import {
  conversationParties,
  recipientOf,
  sideIn,
  unreadSides,
  type Writer,
} from "./conversation-access.ts";

const customer: Writer = { userId: "kim", role: "customer", ownSpeakerId: null };
const admin: Writer = { userId: "root", role: "admin", ownSpeakerId: null };
const speaker: Writer = { userId: "mira", role: "speaker", ownSpeakerId: "profile-mira" };

const parties = (writer: Writer | null, speakerId?: string, customerId?: string) => {
  const result = conversationParties(writer, { speakerId, customerId });
  return result.ok ? `${result.value.speakerId} + ${result.value.customerId}` : result.error;
};

test("a missing customer is the customer or admin who asks [CHAT-30]", () => {
  expect(parties(customer, "profile-mira")).toBe("profile-mira + kim");
  expect(parties(admin, "profile-mira")).toBe("profile-mira + root");
});

test("a missing speaker is the profile of the speaker who asks [CHAT-31]", () => {
  expect(parties(speaker, undefined, "kim")).toBe("profile-mira + kim");
  expect(parties({ ...speaker, ownSpeakerId: null }, undefined, "kim")).toBe("not_possible");
});

test("what cannot be derived is refused [CHAT-29] [CHAT-32]", () => {
  expect(parties(customer)).toBe("no_partner");
  expect(parties(speaker)).toBe("no_partner");
  expect(parties(customer, undefined, "jo")).toBe("no_partner");
});

test("refusals come in order: signed out, own profile, role", () => {
  expect(parties(null, "profile-mira")).toBe("not_signed_in");
  expect(parties(speaker, "profile-mira")).toBe("own_profile");
  expect(parties({ ...customer, ownSpeakerId: "profile-kim" }, "profile-kim")).toBe("own_profile");
  expect(parties(speaker, "profile-other")).toBe("only_customers");
  expect(parties(speaker, undefined, "mira")).toBe("own_profile");
});

test("both sides may be named by one of the two, never by a third", () => {
  expect(parties(customer, "profile-mira", "kim")).toBe("profile-mira + kim");
  expect(parties(speaker, "profile-mira", "kim")).toBe("profile-mira + kim");
  expect(parties(customer, "profile-mira", "jo")).toBe("forbidden");
  expect(parties(admin, "profile-mira", "kim")).toBe("forbidden");
});

test("each message is told to the other side", () => {
  const pair = { customer_id: "root", speaker_user_id: "mira", has_contact: true };
  expect(recipientOf(pair, "root")).toBe("mira");
  expect(recipientOf(pair, "mira")).toBe("root");
  expect(recipientOf({ ...pair, speaker_user_id: null }, "root")).toBe(null);
  expect([sideIn(pair, "root"), sideIn(pair, "mira"), sideIn(pair, "jo")]).toEqual([
    "customer",
    "speaker",
    null,
  ]);
});

test("a conversation in which the customer said nothing does not exist for the speaker", () => {
  const pair = { customer_id: "root", speaker_user_id: "mira", has_contact: false };
  expect([sideIn(pair, "root"), sideIn(pair, "mira")]).toEqual(["customer", null]);
});

test("a speaker writes to a speaker only as their customer", () => {
  expect(parties({ ...speaker, isTheirCustomer: true }, "profile-other")).toBe(
    "profile-other + mira",
  );
  expect(parties({ ...speaker, isTheirCustomer: true }, "profile-mira")).toBe("own_profile");
  expect(parties({ ...speaker, isTheirCustomer: true }, "profile-other", "jo")).toBe("forbidden");
});

test("speakers count their side and what they wrote as customers, other users the customers'", () => {
  expect(unreadSides("speaker")).toEqual(["speaker", "customer"]);
  expect(unreadSides("customer")).toEqual(["customer"]);
  expect(unreadSides("admin")).toEqual(["customer"]);
});
