import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { SettingKey } from "#domain/platform/settings.ts";

export type Setting = AnswerTo<"GET /admin/settings">["settings"][number];

export const SETTINGS_KEY = ["admin-settings"] as const;

export const settingsQuery = queryOptions({
  queryKey: SETTINGS_KEY,
  queryFn: async () => {
    const { settings, mail_domain } = await authenticatedApi.call("GET /admin/settings");
    return { settings, mailDomain: mail_domain };
  },
});

export function versionsQuery(key: SettingKey) {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, key],
    queryFn: async () => {
      const name = "GET /admin/settings/{key}/versions";
      return (await authenticatedApi.call(name, { params: { key } })).versions;
    },
  });
}

type SettingChange = RequestBody<"PUT /admin/settings/{key}">;

export function storeSetting(key: SettingKey, body: SettingChange) {
  return authenticatedApi.call("PUT /admin/settings/{key}", { params: { key }, body });
}

export function checkSender() {
  return authenticatedApi.call("GET /admin/mail-sender");
}

export function tryRanking(weights: unknown) {
  return authenticatedApi.call("POST /admin/ranking-preview", { body: { weights } });
}
