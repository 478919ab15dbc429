import { listSettings, listSettingVersions } from "#data/queries/platform/settings.ts";
import {
  isSettingKey,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  settingValue,
} from "#domain/platform/settings.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type AdminRefusal, adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export type SettingView = {
  readonly key: SettingKey;
  /** What holds now; null where nothing holds yet. */
  readonly value: unknown;
  readonly fallback: unknown;
  readonly is_default: boolean;
  /** What is stored breaks the rules and is not used. */
  readonly is_broken: boolean;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
};

export async function readSettings(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<{ settings: SettingView[]; mail_domain: string | null }, AdminRefusal>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const rows = new Map((await listSettings(ctx.db)).map((row) => [row.key, row]));
  const settings = SETTING_KEYS.map((key): SettingView => {
    const row = rows.get(key);
    const { schema, fallback } = SETTINGS[key];
    return {
      key,
      value: settingValue(key, row?.value),
      fallback,
      is_default: row === undefined,
      is_broken: row !== undefined && !schema.safeParse(row.value).success,
      updated_at: row?.updated_at.toISOString() ?? null,
      updated_by: row?.updated_by ?? null,
    };
  });
  return ok({ settings, mail_domain: ctx.mailDomain ?? null });
}

/** Who changed a setting when, from what to what; newest first. */
export async function readSettingVersions(ctx: Ctx, viewer: Viewer, key: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  if (!isSettingKey(key)) return failure("not_found");
  const rows = await listSettingVersions(ctx.db, key);
  return ok({
    versions: rows.map(({ id, at, by, before, after }) => ({
      id: String(id),
      at: at.toISOString(),
      by,
      before: before?.value ?? null,
      after: after?.value ?? null,
    })),
  });
}
