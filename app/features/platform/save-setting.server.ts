import { lockSetting, SETTING_OBJECT, writeSetting } from "#data/queries/platform/settings.ts";
import { isSettingKey, SETTINGS } from "#domain/platform/settings.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

export type SettingIssue = {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
  /** What a rule of ours has to say. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

type SettingChange = {
  readonly key: string;
  /** Null goes back to the default. */
  readonly value: unknown;
  /** When the value was last stored that the admin saw; null for the default. */
  readonly version: string | null;
};

/** Stores one setting; every reader sees it with its next look, the database tells them. */
export const saveSetting = asAdmin(async (ctx, admin, { key, value, version }: SettingChange) => {
  if (!isSettingKey(key)) return failure("not_found");
  const checked = value === null ? null : SETTINGS[key].schema.safeParse(value);
  if (checked?.success === false) {
    return failure({ kind: "invalid", issues: checked.error.issues });
  }
  const next: unknown = checked === null ? null : checked.data;
  return ctx.db.transaction(async (tx) => {
    const stored = await lockSetting(tx, key);
    if ((stored?.updated_at.toISOString() ?? null) !== version) return failure("changed");
    await writeSetting(tx, { key, value: next, userId: admin.userId, now: ctx.now() });
    await recordAction(tx, admin, {
      action: "setting.change",
      object_type: SETTING_OBJECT,
      object_id: key,
      before: { value: stored?.value ?? null },
      after: { value: next },
    });
    return ok(null);
  });
});
