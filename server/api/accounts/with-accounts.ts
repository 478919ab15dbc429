import { failure, type Result } from "#domain/result.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import type { ApiCtx } from "#server/api/operation/operation.ts";

/** Accounts cannot be changed where sign-in is off. */
export async function withAccounts<T, E>(
  ctx: ApiCtx,
  change: (accounts: AccountsCtx) => Promise<Result<T, E>>,
): Promise<Result<T, E | "unavailable">> {
  return ctx.auth ? change({ ...ctx, ...ctx.auth }) : failure("unavailable");
}
