import { queryOptions } from "@tanstack/react-query";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import type { SettingKey } from "#domain/settings/settings.ts";

const { settings, "mail-sender": sender, "ranking-preview": ranking } = ownApi.v1.admin;

export type Setting = {
  key: SettingKey;
  value: unknown;
  fallback: unknown;
  is_default: boolean;
  is_broken: boolean;
  updated_at: string | null;
  updated_by: string | null;
};
export type SettingVersion = {
  id: string;
  at: string;
  by: string | null;
  before: unknown;
  after: unknown;
};

export const SETTINGS_KEY = ["admin-settings"] as const;

export const settingsQuery = queryOptions({
  queryKey: SETTINGS_KEY,
  queryFn: async () => {
    const all = await answered(await settings.$get());
    return { settings: all.settings as Setting[], mailDomain: all.mail_domain };
  },
});

export function versionsQuery(key: SettingKey) {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, key],
    queryFn: async () => {
      const { versions } = await answered(await settings[":key"].versions.$get({ param: { key } }));
      return versions as SettingVersion[];
    },
  });
}

type SettingChange = { value: unknown; version: string | null };

export async function storeSetting(key: SettingKey, { value, version }: SettingChange) {
  const json = { value: value as never, version };
  return answered(await settings[":key"].$put({ param: { key }, json }));
}

export async function checkSender() {
  return answered(await sender.$get());
}

export async function tryRanking(weights: unknown) {
  return answered(await ranking.$post({ json: { weights: weights as never } }));
}
