import { Hono } from "hono";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { OPERATIONS } from "../operations.ts";
import { docsPage } from "./docs-page.ts";
import { STYLE_HASH } from "./docs-style.ts";
import { type ApiDocument, describeApi } from "./openapi-document.ts";

const CACHING = "public, max-age=300";

/** The document and the page to read it; made on the first request. */
export function documentationRoutes(publicUrl: string): Hono<ApiEnv> {
  let made: ApiDocument | undefined;
  const apiDocument = () => {
    made ??= describeApi(OPERATIONS, publicUrl);
    return made;
  };
  return new Hono<ApiEnv>()
    .get("/openapi.json", (c) => {
      c.header("cache-control", CACHING);
      return c.json(apiDocument());
    })
    .get("/docs", (c) => {
      const https = c.get("https") === true;
      const policy = contentSecurityPolicy({ styleHashes: [STYLE_HASH], https });
      c.header("cache-control", CACHING);
      c.header("content-security-policy", policy);
      return c.html(docsPage(apiDocument(), OPERATIONS));
    });
}
