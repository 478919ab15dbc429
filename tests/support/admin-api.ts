import { Hono } from "hono";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Viewer } from "#features/ctx.ts";
import type { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";

type Asked = { status: number; body: Record<string, unknown>; text: string };

/** Calls the API as a viewer: `await ask(admin, "PUT", "/admin/…", body)`. */
export function adminApi(api: ReturnType<typeof createApi>) {
  return async (viewer: Viewer, method: string, path: string, json?: unknown): Promise<Asked> => {
    const app = new Hono<ApiEnv>();
    app.use(async (c, next) => {
      c.set("viewer", viewer);
      c.set("trustProxy", TRUST_NOBODY);
      await next();
    });
    app.route("/api", api);
    const answer = await app.request(`/api/v1${path}`, {
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      headers: { "content-type": "application/json" },
    });
    // The byte order mark is part of what is tested, and `text()` would swallow it.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const isJson = answer.headers.get("content-type")?.includes("json");
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, body, text };
  };
}

const unused = () => Promise.reject(new Error("This test signs nobody in"));

/** Enough for admin actions on accounts: links are made, without sign-in. */
adminApi.services = {
  passwords: { hash: unused, verify: unused, needsRehash: () => false, isCommon: () => false },
  secrets: {
    mac: () => Buffer.alloc(32),
    everyMac: () => [],
    seal: () => "",
    open: () => "",
    resealWithCurrentKey: () => null,
    refreshToken: () => "",
    readRefreshToken: () => null,
  },
  tokens: { lifetime: 900, sign: unused, verify: unused, publicKeys: unused },
  limits: { take: unused, wait: unused, giveBack: unused, forget: unused },
  google: null,
  sms: null,
  isLeakedPassword: async () => false,
  afterAnswer: { run: () => {}, idle: async () => {} },
  isAdminFactorNeeded: () => false,
} satisfies AuthServices;
