import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnv } from "../api-env.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** Where the API is mounted; the document names whole paths, so that they can be copied as they are. */
export const API_MOUNT = "/api";

export function describeApi(api: OpenAPIHono<ApiEnv>, publicUrl: string): ApiDocument {
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Wortbühne API",
      version: "1",
      description:
        "Speakers, categories and availability of Wortbühne as JSON. Field names are snake_case, days are yyyy-MM-dd, texts are German.",
    },
    servers: [{ url: publicUrl }],
  });
  const paths = Object.entries(document.paths ?? {});
  return {
    ...document,
    paths: Object.fromEntries(paths.map(([path, item]) => [`${API_MOUNT}${path}`, item])),
  };
}
