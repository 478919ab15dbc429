import { randomUUID } from "node:crypto";
import {
  consumeFlow,
  type FlowState,
  findFlowByState,
  finishFlow,
  insertFlow,
} from "#data/queries/auth/flow-states.ts";
import type { SessionState } from "#data/queries/auth/sessions.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ownRedirect } from "#domain/account/own-redirect.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller, GoogleAccount } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { isSame, randomToken, sha256 } from "../tokens/random-secrets.server.ts";
import { linkGoogle, signInWithGoogle } from "./google-account.server.ts";

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

export type GoogleStart = {
  provider: unknown;
  codeChallenge: unknown;
  codeChallengeMethod: unknown;
  redirectTo?: unknown;
};

/** Where to send the browser, and the secret that ties the answer to this very browser. */
export async function startGoogle(
  ctx: AccountsCtx,
  input: GoogleStart,
  linkTo?: SessionState,
): Promise<Result<{ url: string; binding: string }, AuthError>> {
  if (input.provider !== "google" || !ctx.google) return refused("provider_unsupported");
  const challenge = typeof input.codeChallenge === "string" ? input.codeChallenge : "";
  const method = String(input.codeChallengeMethod ?? "").toLowerCase();
  if (method !== "s256" || !CHALLENGE.test(challenge)) return refused("pkce_invalid");
  if (linkTo?.hasFactor && linkTo.session.aal !== "aal2") return refused("aal2_required");
  const [id, state, binding] = [randomUUID(), randomToken(), randomToken()];
  let started: Awaited<ReturnType<typeof ctx.google.start>>;
  try {
    started = await ctx.google.start(state);
  } catch (error) {
    ctx.log.warn({ err: error }, "the sign-in provider does not answer");
    return refused("provider_unavailable");
  }
  const now = ctx.now();
  await insertFlow(ctx.db, {
    id,
    state_hash: sha256(state),
    binding_hash: sha256(binding),
    method: "oauth",
    provider: "google",
    nonce: started.nonce,
    provider_verifier_sealed: ctx.secrets.seal(id, started.verifier),
    code_challenge: challenge,
    redirect_to: ownRedirect(input.redirectTo, ctx.publicUrl),
    link_user_id: linkTo?.user.id ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + ACCOUNT_LIFETIMES.flow),
  });
  return ok({ url: started.url, binding });
}

export type GoogleReturn = { state: string; binding: string; search: string; cancelled: boolean };
type Returned = { redirectTo: string; outcome: Result<{ code: string }, AuthError> };

/** The provider has sent the browser back; always ends in an address of ours. */
export async function finishGoogle(
  ctx: AccountsCtx,
  caller: Caller,
  input: GoogleReturn,
): Promise<Returned> {
  const flow = await findFlowByState(ctx.db, sha256(input.state));
  if (!flow) return { redirectTo: `${ctx.publicUrl}/auth`, outcome: refused("bad_oauth_state") };
  const outcome = await conclude(ctx, caller, flow, input);
  if (!outcome.ok) {
    await audit(ctx.db, caller, "oauth_failed", { detail: { reason: outcome.error.key } });
  }
  return { redirectTo: flow.redirect_to, outcome };
}

async function conclude(
  ctx: AccountsCtx,
  caller: Caller,
  flow: FlowState,
  input: GoogleReturn,
): Promise<Result<{ code: string }, AuthError>> {
  // Checked before the state is used up: a stranger must not be able to spoil the owner's sign-in.
  if (!isSame(flow.binding_hash, sha256(input.binding))) return refused("bad_oauth_state");
  if (!(await consumeFlow(ctx.db, flow.id, ctx.now()))) return refused("bad_oauth_state");
  if (input.cancelled) return refused("oauth_cancelled");
  const account = await askGoogle(ctx, flow, input);
  if (!account.ok) return account;
  const code = randomToken();
  return ctx.db.transaction(async (tx) => {
    const user = flow.link_user_id
      ? await linkGoogle(ctx, tx, caller, flow.link_user_id, account.value)
      : await signInWithGoogle(ctx, tx, caller, account.value);
    if (!user.ok) return user;
    await finishFlow(tx, flow.id, {
      user_id: user.value.id,
      auth_code_hash: sha256(code),
      auth_code_issued_at: ctx.now(),
    });
    return ok({ code });
  });
}

async function askGoogle(
  ctx: AccountsCtx,
  flow: FlowState,
  { search, state }: GoogleReturn,
): Promise<Result<GoogleAccount, AuthError>> {
  if (!ctx.google || !flow.provider_verifier_sealed) return refused("provider_unsupported");
  const verifier = ctx.secrets.open(flow.id, flow.provider_verifier_sealed);
  const account = await ctx.google.finish(search, { state, verifier, nonce: flow.nonce ?? "" });
  return account ? ok(account) : failure({ key: "bad_oauth_callback" });
}
