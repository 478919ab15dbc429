import { listSettings, listSettingVersions } from "#data/queries/platform/settings.ts";
import {
  isSettingKey,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  settingValue,
} from "#domain/platform/settings.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

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

export const readSettings = asAdmin(async (ctx, _admin) => {
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
});

/** Who changed a setting when, from what to what; newest first. */
export const readSettingVersions = asAdmin(async (ctx, _admin, key: string) => {
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
});
