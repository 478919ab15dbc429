import type { Role } from "#domain/account/roles.ts";

/** What a private screen asks for: any signed-in user, or exactly one role. */
export type Access = "user" | "speaker" | "admin";

/** Speaker pages are for speakers alone; admins do not pass either (C-81). */
export function mayEnter(access: Access, role: Role): boolean {
  return access === "user" || access === role;
}
