import { expect, test } from "vitest";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { testKeys } from "#tests/support/auth/auth-keys.ts";
import { testEdge } from "#tests/support/test-edge.ts";
import { noAttemptLimits } from "./auth-rate-limits.ts";
import { googleRoutes } from "./google-routes.ts";
import { createSecrets } from "./sealing.ts";

const OWN = "https://www.wortbuehne.example";

/** As much as it takes to be sent to Google; what is stored on the way is looked at elsewhere. */
const ctx = {
  publicUrl: OWN,
  now: () => new Date(),
  limits: noAttemptLimits(),
  secrets: createSecrets(testKeys()),
  google: { start: async () => ({ url: "https://google.example/", verifier: "v", nonce: "n" }) },
  db: { insert: () => ({ values: async () => {} }) },
} as unknown as AccountsCtx;

test("in operation the cookie that binds the browser is ours alone: no other host can set it [SEC-26]", async () => {
  const env = { NODE_ENV: "production", PUBLIC_URL: OWN };
  const { app } = testEdge(env, {}, (edge) => edge.route("/auth/v1", googleRoutes(ctx)));
  const proof = `code_challenge=${"a".repeat(43)}&code_challenge_method=s256`;
  const answer = await app.request(`${OWN}/auth/v1/authorize?provider=google&${proof}`);
  expect(answer.status).toBe(302);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-oauth=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});
