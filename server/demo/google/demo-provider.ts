import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { GoogleSettings } from "#server/auth/google.ts";

/** No host has this name; the answers come from this process. */
const ISSUER = "https://google.demo.invalid";
const CLIENT_ID = "wortbuehne-demo";
const CODE_LIFETIME_MS = 60_000;
const MAX_CODES = 1_000;

export type DemoPerson = { email: string; given_name: string; family_name: string };
type Grant = { person: DemoPerson; nonce: string; challenge: string; endsAt: number };

export type DemoGoogle = {
  settings: GoogleSettings;
  /** The code the browser takes back to us. */
  grant(person: DemoPerson, asked: { nonce: string; challenge: string }): string;
};

/**
 * Stands in for Google while a demo has no credentials of its own: a real OpenID provider with
 * signature, nonce and PKCE, whose machine side is answered in this process and never listens.
 */
export async function createDemoGoogle(publicUrl: string): Promise<DemoGoogle> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "demo", alg: "RS256", use: "sig" };
  const secret = randomBytes(32).toString("base64url");
  const grants = new Map<string, Grant>();
  const metadata = {
    issuer: ISSUER,
    authorization_endpoint: `${publicUrl}/demo/google`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  };

  const token = async (form: URLSearchParams): Promise<Response> => {
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isOurs = form.get("client_id") === CLIENT_ID && form.get("client_secret") === secret;
    if (!grant || !isOurs || proof !== grant.challenge || grant.endsAt < Date.now()) {
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const claims = { ...grant.person, email_verified: true, nonce: grant.nonce };
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: jwk.kid })
      .setIssuer(ISSUER)
      .setAudience(CLIENT_ID)
      .setSubject(createHash("sha256").update(grant.person.email.toLowerCase()).digest("hex"))
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
    return Response.json({ access_token: "demo", token_type: "bearer", expires_in: 300, id_token });
  };

  const answer = async (address: string, body: unknown): Promise<Response> => {
    const { pathname } = new URL(address);
    if (pathname === "/.well-known/openid-configuration") return Response.json(metadata);
    if (pathname === "/jwks") return Response.json({ keys: [jwk] });
    if (pathname === "/token") return token(new URLSearchParams(String(body)));
    return new Response(null, { status: 404 });
  };

  return {
    settings: {
      clientId: CLIENT_ID,
      clientSecret: secret,
      issuer: ISSUER,
      fetch: (address, init) => answer(address, init.body),
    },
    grant(person, { nonce, challenge }) {
      if (grants.size >= MAX_CODES) grants.clear();
      const code = randomBytes(24).toString("base64url");
      grants.set(code, { person, nonce, challenge, endsAt: Date.now() + CODE_LIFETIME_MS });
      return code;
    },
  };
}
