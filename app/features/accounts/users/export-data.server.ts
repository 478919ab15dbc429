import { type PersonalData, readPersonalData } from "#data/queries/accounts/personal-data.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";

export type DataExport = { exported_at: string } & PersonalData;

/** Everything that is stored about the caller (Art. 15 and 20 of the GDPR), on record. */
export async function exportOwnData(
  ctx: Ctx,
  caller: Caller,
  viewer: Viewer,
): Promise<Result<DataExport, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  await audit(ctx.db, caller, "data_exported", { user_id: viewer.userId });
  const data = await readPersonalData(ctx.db, viewer.userId);
  return ok({ exported_at: ctx.now().toISOString(), ...data });
}
