import {
  type CryptoKey,
  decodeProtectedHeader,
  importJWK,
  importPKCS8,
  type JWK,
  jwtVerify,
  SignJWT,
} from "jose";
import type { SigningKeyRow } from "#data/queries/auth/signing-keys.ts";
import type { AccessTokens } from "#features/accounts/accounts-ctx.server.ts";
import { loadSigningKeys, SIGNING_ALGORITHM, type SigningKeysOptions } from "./signing-keys.ts";

/** Clocks of several processes differ a little; a token from the future is forged. */
const CLOCK_SKEW_SECONDS = 60;

const AUDIENCE = "authenticated";
/** How long a process may go on with the keys it knows. */
const KEEP_KEYS_MS = 60_000;
/** Invented key ids must not cause a database query each time. */
const UNKNOWN_KEY_MS = 5_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Options = SigningKeysOptions & { issuer: string };
type KeyRing = {
  loadedAt: number;
  active: { kid: string; key: CryptoKey };
  publicJwks: Record<string, unknown>[];
  verifiers: Map<string, CryptoKey | Uint8Array>;
};

export function createAccessTokens(options: Options): AccessTokens {
  const { issuer, now, tokenLifetime } = options;
  let ring: Promise<KeyRing> | undefined;

  async function keys(maxAge = KEEP_KEYS_MS): Promise<KeyRing> {
    const known = await ring?.catch(() => undefined);
    const age = known ? Math.abs(now().getTime() - known.loadedAt) : Number.POSITIVE_INFINITY;
    if (known && age <= maxAge) return known;
    const loading = loadKeyRing(options);
    ring = loading;
    return loading;
  }

  async function verifierOf(kid: string) {
    const known = (await keys()).verifiers.get(kid);
    return known ?? (await keys(UNKNOWN_KEY_MS)).verifiers.get(kid);
  }

  return {
    lifetime: tokenLifetime,
    async sign({ sub, ...claims }) {
      const { active } = await keys();
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + tokenLifetime;
      const fixed = { phone: "", role: AUDIENCE, is_anonymous: false };
      const token = await new SignJWT({ ...claims, ...fixed })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: active.kid, typ: "JWT" })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(active.key);
      return { token, expiresAt };
    },
    async verify(token) {
      const kid = keyName(token);
      // The key is chosen from our own list; addresses or keys inside the token are never looked at.
      const key = kid === null ? undefined : await verifierOf(kid);
      if (!key) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [SIGNING_ALGORITHM],
          issuer,
          audience: AUDIENCE,
          typ: "JWT",
          currentDate: now(),
          requiredClaims: ["sub", "session_id", "exp", "iat"],
        });
        const { sub, session_id, iat = 0 } = payload;
        if (iat > now().getTime() / 1000 + CLOCK_SKEW_SECONDS) return null;
        return isUuid(sub) && isUuid(session_id) ? { sub, session_id } : null;
      } catch {
        return null;
      }
    },
    async publicKeys() {
      return { keys: (await keys()).publicJwks };
    },
  };
}

async function loadKeyRing(options: Options): Promise<KeyRing> {
  const rows = await loadSigningKeys(options);
  const active = rows.find(({ state }) => state === "active");
  if (!active) throw new Error("there is no key to sign with");
  return {
    loadedAt: options.now().getTime(),
    active: { kid: active.kid, key: await privateKey(options, active) },
    publicJwks: rows.map(({ public_jwk }) => public_jwk),
    verifiers: new Map(await Promise.all(rows.map(publicKey))),
  };
}

async function privateKey({ secrets }: Options, row: SigningKeyRow): Promise<CryptoKey> {
  return importPKCS8(secrets.open(row.kid, row.private_sealed), SIGNING_ALGORITHM);
}

async function publicKey({ kid, public_jwk }: SigningKeyRow) {
  return [kid, await importJWK(public_jwk as JWK, SIGNING_ALGORITHM)] as const;
}

function keyName(token: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === SIGNING_ALGORITHM && typeof kid === "string" ? kid : null;
  } catch {
    return null;
  }
}

function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}
