import { listUsers, type UserListQuery, type UserRow } from "#data/queries/accounts/admin-users.ts";
import { userState } from "#domain/account/user-list.ts";
import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

export type UserItem = ReturnType<typeof userItem>;

export const listUsersAsAdmin = asAdmin(async (ctx, _admin, query: UserListQuery) => {
  const now = ctx.now();
  const { items, ...page } = await listUsers(ctx.db, query, now);
  return ok({ ...page, items: items.map((row) => userItem(row, now)) });
});

function userItem(row: UserRow, now: Date) {
  return {
    id: row.id,
    email: row.email,
    name: [row.first_name, row.last_name].filter(Boolean).join(" "),
    company_name: row.company_name,
    role: row.role,
    state: userState(row, now),
    has_factor: row.has_factor,
    bookings: row.bookings,
    created_at: row.created_at,
    last_sign_in_at: row.last_sign_in_at,
  };
}
