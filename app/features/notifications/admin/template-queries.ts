import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { type ListState, listParameters } from "#parts/list/list-state.ts";

const api = ownApi.v1.admin["mail-templates"];
const one = api[":key"];

export type TemplateItem = InferResponseType<typeof api.$get, 200>["items"][number];
export type Template = InferResponseType<typeof one.$get, 200>;
export type MailText = Template["text"];

export const TEMPLATES_KEY = ["admin-mail-templates"] as const;

export function templatesQuery(asked: ListState) {
  return queryOptions({
    queryKey: [...TEMPLATES_KEY, "list", asked],
    placeholderData: keepPreviousData,
    queryFn: async () => answered(await api.$get({ query: listParameters(asked) as never })),
  });
}

export function templateQuery(key: string) {
  return queryOptions({
    queryKey: [...TEMPLATES_KEY, key],
    queryFn: async (): Promise<Template | null> => {
      const answer = await one.$get({ param: { key } });
      return answer.status === 404 ? null : answered(answer);
    },
  });
}

export function previewQuery(key: string, text: MailText) {
  return queryOptions({
    queryKey: ["admin-mail-preview", key, text],
    retry: false,
    queryFn: async () => answered(await one.preview.$post({ param: { key }, json: text })),
  });
}

export async function storeText(key: string, text: MailText | null) {
  return answered(await one.$put({ param: { key }, json: { text } }));
}

export async function sendTest(key: string, text: MailText) {
  return answered(await one.test.$post({ param: { key }, json: text }));
}
