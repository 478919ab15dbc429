import type { Role } from "#domain/account/roles.ts";

/** Where the callback leads each role (CALLBACK-07 to CALLBACK-09). */
export function landingPath(role: Role): string {
  if (role === "admin") return "/admin";
  return role === "speaker" ? "/dashboard/speaker" : "/dashboard/customer";
}

const RESET = "/auth/reset";

/** The page for a new password, which knows where its owner was going; the pages of the sign-in are no place to go. */
export function resetPath(after: string): string {
  const isPlace = after !== "/" && !after.startsWith("/auth");
  return isPlace ? `${RESET}?${new URLSearchParams({ next: after })}` : RESET;
}

/** A new speaker applies first, a new customer can start (CALLBACK-10, CALLBACK-11). */
export function pathAfterChoice(role: Exclude<Role, "admin">): string {
  return role === "speaker" ? "/speaker-signup" : "/dashboard/customer";
}
