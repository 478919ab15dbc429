import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterwards } from "../afterwards.ts";

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>;

const KID = "google-1";

/**
 * An OpenID provider that signs whatever a test wants: real keys, real signatures, PKCE and nonce,
 * but no login form. `claims` are those of the next token; `signer` can be exchanged for a thief's.
 */
export async function startFakeGoogle() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: "RS256", use: "sig" };
  const state: { claims: Record<string, unknown>; signer: CryptoKey; isDown: boolean } = {
    claims: {},
    signer: privateKey,
    isDown: false,
  };
  const nonces = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const send = (body: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (state.isDown) return response.writeHead(503).end();
    if (url.pathname === "/.well-known/openid-configuration") {
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["S256"],
      });
    }
    if (url.pathname === "/jwks") return send({ keys: [jwk] });
    if (url.pathname === "/authorize") {
      const code = crypto.randomUUID();
      nonces.set(code, url.searchParams.get("nonce") ?? "");
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return response.writeHead(302, { location: back.href }).end();
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const now = Math.floor(Date.now() / 1000);
    const id_token = await new SignJWT({
      iss: issuer,
      aud: form.get("client_id"),
      nonce: nonces.get(form.get("code") ?? ""),
      iat: now,
      exp: now + 300,
      ...state.claims,
    } as Record<string, unknown>)
      .setProtectedHeader({ alg: "RS256", kid: KID })
      .sign(state.signer);
    return send({ access_token: "x", token_type: "bearer", expires_in: 300, id_token });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterwards(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return Object.assign(state, { issuer });
}
