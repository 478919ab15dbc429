import { Hono } from "hono";
import type { Viewer } from "#features/ctx.ts";
import type { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";

type Asked = { status: number; body: Record<string, unknown>; caching: string | null };

/** Calls the API as a user: `await ask(customer, "/bookings")`. */
export function apiAs(api: ReturnType<typeof createApi>) {
  return async (viewer: Viewer, path: string, json?: unknown): Promise<Asked> => {
    const app = new Hono<ApiEnv>();
    app.use(async (c, next) => {
      c.set("viewer", viewer);
      await next();
    });
    app.route("/api", api);
    const answer = await app.request(`/api/v1${path}`, {
      method: json === undefined ? "GET" : "POST",
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      headers: { "content-type": "application/json" },
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body, caching: answer.headers.get("cache-control") };
  };
}
