import { createRoute, z } from "@hono/zod-openapi";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { createRouter } from "../router.ts";
import { tooMany } from "../schemas/problem.ts";
import { docsPage } from "./docs-page.ts";
import { STYLE_HASH } from "./docs-style.ts";
import type { ApiDocument } from "./openapi-document.ts";
import { operation } from "./operation.ts";
import { LANGUAGES, OPERATIONS } from "./texts.ts";

const CACHING = "public, max-age=300";

const documentRoute = createRoute({
  ...operation("readDocument"),
  method: "get",
  path: "/openapi.json",
  responses: {
    200: {
      description: "The document, as JSON",
      content: { "application/json": { schema: z.unknown() } },
    },
    429: tooMany,
  },
});

const pageRoute = createRoute({
  ...operation("readDocumentation"),
  method: "get",
  path: "/docs",
  request: {
    query: z.object({
      lang: z
        .string()
        .optional()
        .openapi({
          examples: [...LANGUAGES],
          description: OPERATIONS.readDocumentation.parameters.lang.en,
        }),
    }),
  },
  responses: {
    200: { description: "The page", content: { "text/html": { schema: z.string() } } },
    429: tooMany,
  },
});

/** The document is made on the first request, when all routes are known, and never changes after. */
export function documentationRoutes(makeDocument: () => ApiDocument) {
  let made: ApiDocument | undefined;
  const apiDocument = () => {
    made ??= makeDocument();
    return made;
  };
  return createRouter()
    .openapi(documentRoute, (c) => {
      c.header("cache-control", CACHING);
      return c.json(apiDocument(), 200);
    })
    .openapi(pageRoute, (c) => {
      const https = c.get("https") === true;
      c.header("cache-control", CACHING);
      c.header(
        "content-security-policy",
        contentSecurityPolicy({ styleHashes: [STYLE_HASH], https }),
      );
      // Whoever asks for a language that is not there still wants to read.
      const { lang } = c.req.valid("query");
      const language = LANGUAGES.find((known) => known === lang) ?? "de";
      return c.html(docsPage(apiDocument(), language));
    });
}
