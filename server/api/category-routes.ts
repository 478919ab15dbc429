import { createRoute, z } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { listCategories } from "#features/discovery/list-categories.server.ts";
import { operation } from "./docs/operation.ts";
import { publicRead } from "./public-read.ts";
import { createRouter } from "./router.ts";
import { categorySchema } from "./schemas/category.ts";
import { tooMany } from "./schemas/problem.ts";

const CATEGORY_SECONDS = 60;

const listRoute = createRoute({
  ...operation("listCategories"),
  method: "get",
  path: "/categories",
  middleware: publicRead(CATEGORY_SECONDS),
  responses: {
    200: {
      description: "The categories, fixed ones first",
      content: { "application/json": { schema: z.object({ items: z.array(categorySchema) }) } },
    },
    429: tooMany,
  },
});

export function categoryRoutes(ctx: Ctx) {
  return createRouter().openapi(listRoute, async (c) =>
    c.json({ items: await listCategories(ctx) }, 200),
  );
}
