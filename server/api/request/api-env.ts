import type { Context, MiddlewareHandler } from "hono";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";

/** The edge's variables, and who asks. */
export type ApiEnv = {
  Bindings: EdgeEnv["Bindings"];
  Variables: EdgeEnv["Variables"] & {
    viewer: Viewer;
    /** The session behind the token: long answers end with it. */
    sessionId?: string;
    /** A valid session whose owner has a second factor and has not shown it yet. */
    needsSecondFactor?: boolean;
    /** An admin who has no second factor although the installation demands one. */
    lacksAdminFactor?: boolean;
  };
};

/** Runs behind the session check, which sets the viewer for a valid token; all others are visitors. */
export function defaultViewer(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set("viewer", viewerOf(c));
    await next();
  };
}

export function viewerOf(c: Context<ApiEnv>): Viewer {
  // The type promises a viewer, but only the session check or the default keeps the promise.
  const viewer: Viewer | undefined = c.get("viewer");
  return viewer ?? VISITOR;
}
