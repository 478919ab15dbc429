import { Hono } from "hono";
import type { AuthErrorKey } from "#domain/account/auth-error.ts";
import type { AccountsCtx, AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Ctx } from "#features/ctx.ts";
import type { EdgeContext, EdgeEnv } from "../http/edge-env.ts";
import { handleError } from "../http/error-handler.ts";
import { problem } from "./auth-answer.ts";
import type { AuthContext, AuthEnv } from "./auth-env.ts";
import { factorRoutes } from "./factor-routes.ts";
import { googleRoutes } from "./google-routes.ts";
import { PASSWORD_QUEUE_FULL } from "./passwords/passwords.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { userRoutes } from "./user-routes.ts";

const JWKS_PATH = "/.well-known/jwks.json";
const JWKS_SECONDS = 600;

/** Calls the client knows and this server does not offer, with the codes it understands. */
const NOT_OFFERED: Record<string, AuthErrorKey> = {
  "/otp": "otp_disabled",
  "/magiclink": "otp_disabled",
  "/sso": "saml_disabled",
};

/** The auth server as `@supabase/auth-js` expects it below `/auth/v1`. */
function createAuth(ctx: Ctx, services: AuthServices): Hono<AuthEnv> {
  const accounts: AccountsCtx = { ...ctx, ...services };
  const auth = newAuthApp();
  auth.route("/", signInRoutes(accounts));
  // Before the user routes: `authorize` would otherwise be read as the id of an identity.
  auth.route("/", googleRoutes(accounts));
  auth.route("/", userRoutes(accounts));
  auth.route("/factors", factorRoutes(accounts));
  auth.get(JWKS_PATH, (c) => answerKeys(c, accounts));
  auth.get("/settings", (c) => c.json(describeSettings(accounts)));
  auth.get("/health", (c) => c.json({ name: "auth", description: "Wortbühne" }));
  for (const [path, key] of Object.entries(NOT_OFFERED)) {
    auth.post(path, (c) => problem(c, { key }));
  }
  return auth;
}

/** What the specification names without a base path: the factors and the public keys (MFA-01 to MFA-05). */
function createRootAuth(ctx: Ctx, services: AuthServices): Hono<AuthEnv> {
  const accounts: AccountsCtx = { ...ctx, ...services };
  const root = new Hono<AuthEnv>();
  root.get(JWKS_PATH, (c) => answerKeys(c, accounts));
  root.route("/factors", newAuthApp().route("/", factorRoutes(accounts)));
  return root;
}

/** Mounts both on the application. */
export function mountAuth(app: Hono<EdgeEnv>, ctx: Ctx, services: AuthServices): void {
  app.route("/auth/v1", createAuth(ctx, services));
  app.route("/", createRootAuth(ctx, services));
}

function newAuthApp(): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  app.onError((error, c) => {
    const isBusy = (error as { code?: unknown }).code === PASSWORD_QUEUE_FULL;
    if (isBusy) return problem(c, { key: "rate_limit", retryAfter: 1 });
    return handleError(error, c as unknown as EdgeContext);
  });
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  });
  return app;
}

async function answerKeys(c: AuthContext, { tokens }: AccountsCtx): Promise<Response> {
  c.header("cache-control", `public, max-age=${JWKS_SECONDS}`);
  return c.json(await tokens.publicKeys());
}

function describeSettings({ google, sms }: AccountsCtx) {
  return {
    external: { email: true, phone: false, google: google !== null, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: sms ? "http" : "",
    saml_enabled: false,
  };
}
