import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { settings } from "#data/schema/content.ts";
import { auditLog } from "#data/schema/outbox.ts";
import {
  type SettingKey,
  settingValue,
  VAT_SETTINGS,
  vatRulesIn,
} from "#domain/platform/settings.ts";
import type { VatRule } from "#domain/pricing/vat/vat-by-country.ts";

/** One setting as it was stored; undefined as long as the default stands. */
export async function readSetting(db: Db | Tx, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  return row?.value;
}

/** Several of them as they were stored, in one round trip. */
export async function storedSettings(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** All of them as they were stored. */
export async function allStoredSettings(db: Db): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** What holds now: the stored value, or the default. */
export async function currentSetting<Key extends SettingKey>(
  db: Db | Tx,
  key: Key,
): Promise<ReturnType<typeof settingValue<Key>>> {
  return settingValue(key, await readSetting(db, key));
}

/** By which rules prices are taxed now: those of the settings, as they hold for this company. */
export async function readVatRules(db: Db | Tx): Promise<readonly VatRule[]> {
  return vatRulesIn(await storedSettings(db, VAT_SETTINGS));
}

/** The name of a person in a history; the address where no name is known. */
const personName = sql<string | null>`coalesce(
  nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), ''), ${authUsers.email})`;

export async function listSettings(db: Db) {
  return db
    .select({
      key: settings.key,
      value: settings.value,
      updated_at: settings.updated_at,
      updated_by: personName,
    })
    .from(settings)
    .leftJoin(authUsers, eq(authUsers.id, settings.updated_by))
    .leftJoin(profiles, eq(profiles.user_id, settings.updated_by));
}

/** Alone with one setting until it is stored, also while it has no row yet. */
export async function lockSetting(tx: Tx, key: SettingKey) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`);
  const [row] = await tx
    .select({ value: settings.value, updated_at: settings.updated_at })
    .from(settings)
    .where(eq(settings.key, key));
  return row;
}

/** Null goes back to the default. */
export async function writeSetting(
  tx: Tx,
  change: { key: SettingKey; value: unknown; userId: string; now: Date },
): Promise<void> {
  const { key, value, userId, now } = change;
  if (value === null) {
    await tx.delete(settings).where(eq(settings.key, key));
    return;
  }
  const stored = { value, updated_by: userId, updated_at: now };
  await tx
    .insert(settings)
    .values({ key, ...stored })
    .onConflictDoUpdate({ target: settings.key, set: stored });
}

export const SETTING_OBJECT = "setting";
const MOST_VERSIONS = 50;

/** Every value a setting had, newest first: the audit log keeps them. */
export async function listSettingVersions(db: Db, key: SettingKey) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: personName,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(authUsers, eq(authUsers.id, auditLog.actor_id))
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .where(and(eq(auditLog.object_type, SETTING_OBJECT), eq(auditLog.object_id, key)))
    .orderBy(desc(auditLog.id))
    .limit(MOST_VERSIONS);
}
