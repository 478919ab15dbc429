import type { Role } from "#domain/account/roles.ts";

/** Where the callback leads each role (SPEC 4). */
export function landingPath(role: Role): string {
  if (role === "admin") return "/admin";
  return role === "speaker" ? "/dashboard/speaker" : "/dashboard/customer";
}

/** A new speaker applies first, a new customer can start (SPEC 4). */
export function pathAfterChoice(role: Exclude<Role, "admin">): string {
  return role === "speaker" ? "/speaker-signup" : "/dashboard/customer";
}
