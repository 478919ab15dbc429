/** The three roles (ROLE-10). A visitor may choose the first two (ROLE-11); admins are appointed. */
export const ROLES = ["customer", "speaker", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const SELECTABLE_ROLES = ["customer", "speaker"] as const satisfies readonly Role[];

export function isSelectableRole(role: string): role is (typeof SELECTABLE_ROLES)[number] {
  return (SELECTABLE_ROLES as readonly string[]).includes(role);
}

const DEFAULT_ROLE: Role = "customer";

type StoredRoles = { readonly userRole: Role | null; readonly profileRole: Role | null };

/** The role the user has chosen, or null: only then does the callback ask (C-14). */
export function chosenRole({ userRole, profileRole }: StoredRoles): Role | null {
  return userRole ?? profileRole;
}

/** user_roles overrides the profile (ROLE-08); a user without a role is treated as a customer. */
export function effectiveRole(stored: StoredRoles): Role {
  return chosenRole(stored) ?? DEFAULT_ROLE;
}

type Session = { readonly aal: "aal1" | "aal2" };

/** Where admins need a second factor, one without it has the rights of a customer until it is there. */
export function roleInSession(stored: Role, { aal }: Session, isAdminFactorNeeded: boolean): Role {
  return isAdminFactorNeeded && stored === "admin" && aal === "aal1" ? DEFAULT_ROLE : stored;
}
