import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client";
import { emailAddress } from "#domain/account/email-address.ts";
import type { GoogleAccount, GoogleSignIn } from "#features/accounts/accounts-ctx.server.ts";
import type { Log } from "#features/ctx.ts";

const TIMEOUT_SECONDS = 10;

export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  /** Google's own, or an OpenID provider that stands in for it in development and tests. */
  issuer: string;
  /** Empty for providers that know no account chooser. */
  prompt?: string;
  /** How the provider is reached, if not over the network. */
  fetch?: CustomFetch;
};

type Options = GoogleSettings & { redirectUri: string; log: Log };

/** Sign-in over OpenID Connect: state, nonce, PKCE and a signature that is really checked. */
export function createGoogleSignIn(options: Options): GoogleSignIn {
  const { issuer, redirectUri, log, prompt = "select_account" } = options;
  let discovered: Promise<Configuration> | undefined;
  const provider = (): Promise<Configuration> => {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    issuer,
    async start(state) {
      const verifier = randomPKCECodeVerifier();
      const nonce = randomNonce();
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
        ...(prompt ? { prompt } : {}),
      });
      return { url: url.href, verifier, nonce };
    },
    async finish(search, { state, verifier, nonce }) {
      try {
        const configuration = await provider();
        const answer = new URL(redirectUri);
        answer.search = search;
        const tokens = await authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return await readAccount(configuration, tokens);
      } catch (error) {
        // Its name says enough; messages of the library may quote the answer.
        const { name, code } = error as { name?: string; code?: string };
        log.warn({ reason: code ?? name }, "a sign-in answer was refused");
        return null;
      }
    },
  };
}

function discover({
  issuer,
  clientId,
  clientSecret,
  fetch,
}: GoogleSettings): Promise<Configuration> {
  const url = new URL(issuer);
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  // What never travels needs no encryption: the stand-in's own page may have an address without it.
  const isInsecureFine = isLocal || fetch !== undefined;
  return discovery(url, clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Without the first the library would trust the connection instead of the signature.
    execute: [enableNonRepudiationChecks, ...(isInsecureFine ? [allowInsecureRequests] : [])],
    ...(fetch ? { [customFetch]: fetch } : {}),
  });
}

async function readAccount(
  configuration: Configuration,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<GoogleAccount | null> {
  const proven = tokens.claims();
  if (!proven) return null;
  const claims: Record<string, unknown> = proven.email
    ? proven
    : { ...(await fetchUserInfo(configuration, tokens.access_token, proven.sub)), ...proven };
  return {
    sub: proven.sub,
    email: emailAddress(claims.email) ?? "",
    // The word "true" is not the truth.
    emailVerified: claims.email_verified === true,
    hostedDomain: text(claims.hd) || null,
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
