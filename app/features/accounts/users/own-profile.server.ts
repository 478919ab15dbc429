import {
  findBuyerReferences,
  findProfile,
  findUserRole,
  type Profile,
  saveAccountReferences,
  saveProfile,
} from "#data/queries/accounts/profiles.ts";
import { findUserById, lockUser, updateUser } from "#data/queries/auth/users.ts";
import { chosenRole, effectiveRole, type Role } from "#domain/account/roles.ts";
import { withNames } from "#domain/account/user-metadata.ts";
import {
  BUYER_REFERENCES,
  type BuyerReferences,
} from "#domain/invoicing/e-invoice/buyer-references.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";

/** What people may change about themselves; the role and the last sign-in are not among it. */
export type ProfileChange = Partial<Omit<Profile, "user_id" | "role" | "last_login_at">> &
  Partial<BuyerReferences>;

export type OwnAccount = {
  email: string;
  /** What the user may do now; without a role they are treated as a customer. */
  role: Role;
  /** Null until a role is stored: then the callback asks (C-14). */
  chosen_role: Role | null;
  aal: "aal1" | "aal2";
  profile: Profile;
  /** What invoices are to name; new bookings are filled in with it. */
  buyer_references: BuyerReferences;
};

export async function readOwnAccount(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<OwnAccount, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId, aal } = viewer;
  const user = await findUserById(ctx.db, userId);
  if (!user) return failure("unauthorized");
  const profile = (await findProfile(ctx.db, userId)) ?? (await saveProfile(ctx.db, userId, {}));
  const stored = { userRole: await findUserRole(ctx.db, userId), profileRole: profile.role };
  return ok({
    email: user.email,
    role: effectiveRole(stored),
    chosen_role: chosenRole(stored),
    aal,
    profile,
    buyer_references: await findBuyerReferences(ctx.db, userId),
  });
}

export async function changeOwnProfile(
  ctx: Ctx,
  caller: Caller,
  viewer: Viewer,
  change: ProfileChange,
): Promise<Result<OwnAccount, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  await ctx.db.transaction(async (tx) => {
    // First of all, as every change of an account: two that took the profile first would block each other.
    const account = await lockUser(tx, userId);
    const { order_number, cost_centre, leitweg_id, ...person } = change;
    const profile = await saveProfile(tx, userId, person);
    if (BUYER_REFERENCES.some((name) => change[name] !== undefined)) {
      await saveAccountReferences(tx, userId, { order_number, cost_centre, leitweg_id });
    }
    // Mails greet by the name the account knows.
    const user_metadata = withNames(account?.user_metadata ?? {}, profile);
    await updateUser(tx, userId, { user_metadata });
    // Which fields, not what they hold.
    const detail = { fields: Object.keys(change) };
    await audit(tx, caller, "profile_changed", { user_id: userId, detail });
  });
  return readOwnAccount(ctx, viewer);
}
