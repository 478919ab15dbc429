import type { Role } from "#domain/account/roles.ts";

/** What a signed-in speaker is to a profile: the own one, one they have booked, or nothing. */
export type Relation = "own" | "customer" | null;

export type MessageAccess = "allowed" | "signed_out" | "own_profile" | "speaker";

/**
 * Who may write to this speaker from the profile, by the rule of the server; the own profile is asked
 * about first (C-52, C-53). A speaker who has booked is a customer like any other (C-109).
 */
export function messageAccess(role: Role | null, relation: Relation): MessageAccess {
  if (role === null) return "signed_out";
  if (relation === "own") return "own_profile";
  return role === "speaker" && relation !== "customer" ? "speaker" : "allowed";
}
