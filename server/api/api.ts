import type { MiddlewareHandler } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { accountRoutes } from "./account-routes.ts";
import { adminRoutes } from "./admin-routes.ts";
import { type ApiEnv, defaultViewer } from "./api-env.ts";
import { applicationRoutes } from "./application-routes.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { categoryRoutes } from "./category-routes.ts";
import { documentationRoutes } from "./docs/documentation-routes.ts";
import { describeApi } from "./docs/openapi-document.ts";
import { createRouter } from "./router.ts";
import { searchRoutes } from "./search-routes.ts";
import { speakerRoutes } from "./speaker-routes.ts";

/** Everything below `/api`, where it has to be mounted. `readViewer` says who asks. */
export function createApi(ctx: Ctx, readViewer: MiddlewareHandler<ApiEnv> = defaultViewer()) {
  const api = createRouter();
  api.use(readViewer);
  return api
    .route("/v1", searchRoutes(ctx))
    .route("/v1", speakerRoutes(ctx))
    .route("/v1", categoryRoutes(ctx))
    .route("/v1", accountRoutes(ctx))
    .route("/v1", applicationRoutes(ctx))
    .route("/v1", bookingRoutes(ctx))
    .route("/v1", adminRoutes(ctx))
    .route(
      "/",
      documentationRoutes(() => describeApi(api, ctx.publicUrl)),
    );
}

/** For the typed client; only ever imported as a type. */
export type ApiType = ReturnType<typeof createApi>;
