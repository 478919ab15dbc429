import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

export type TemplateItem = AnswerTo<"GET /admin/mail-templates">["items"][number];
export type Template = AnswerTo<"GET /admin/mail-templates/{key}">;
export type MailText = Template["text"];

export const TEMPLATES_KEY = ["admin-mail-templates"] as const;

export function templatesQuery(asked: ListState) {
  return queryOptions({
    queryKey: [...TEMPLATES_KEY, "list", asked],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/mail-templates", { query: listParameters(asked) }),
  });
}

export function templateQuery(key: string) {
  return queryOptions({
    queryKey: [...TEMPLATES_KEY, key],
    queryFn: () => authenticatedApi.find("GET /admin/mail-templates/{key}", { params: { key } }),
  });
}

export function previewQuery(key: string, text: MailText) {
  return queryOptions({
    queryKey: ["admin-mail-preview", key, text],
    retry: false,
    queryFn: () =>
      authenticatedApi.call("POST /admin/mail-templates/{key}/preview", {
        params: { key },
        body: text,
      }),
  });
}

export function storeText(key: string, text: MailText | null) {
  return authenticatedApi.call("PUT /admin/mail-templates/{key}", {
    params: { key },
    body: { text },
  });
}

export function sendTest(key: string, text: MailText) {
  return authenticatedApi.call("POST /admin/mail-templates/{key}/test", {
    params: { key },
    body: text,
  });
}
