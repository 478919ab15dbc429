import type { Role } from "#domain/account/roles.ts";

export type MessageAccess = "allowed" | "signed_out" | "own_profile" | "speaker";

/** Who may write to this speaker from the profile; the own profile is asked about first (DECISIONS C-52, C-53). */
export function messageAccess(role: Role | null, isOwnProfile: boolean): MessageAccess {
  if (role === null) return "signed_out";
  if (isOwnProfile) return "own_profile";
  return role === "speaker" ? "speaker" : "allowed";
}
