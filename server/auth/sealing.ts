import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Secrets } from "#features/accounts/accounts-ctx.server.ts";
import type { AuthKey, AuthKeys } from "#server/services/auth-key.ts";

type Keys = Omit<AuthKeys, "AUTH_PEPPER" | "AUTH_PEPPER_OLD">;

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const UUID_BYTES = 16;
const GENERATION_BYTES = 4;
const REFRESH_TOKEN = /^r1\.([A-Za-z0-9_-]{27})\.([A-Za-z0-9_-]{43})$/;

export function createSecrets(keys: Keys): Secrets {
  const { AUTH_SEAL_KEY, AUTH_SEAL_KEY_OLD, AUTH_LOOKUP_KEY, AUTH_LOOKUP_KEY_OLD } = keys;
  const sealKeys = [AUTH_SEAL_KEY, AUTH_SEAL_KEY_OLD].filter((key) => key !== undefined);
  const lookupKeys = [AUTH_LOOKUP_KEY, AUTH_LOOKUP_KEY_OLD].filter((key) => key !== undefined);
  return {
    mac: (purpose, ...parts) => mac(AUTH_LOOKUP_KEY, purpose, ...parts),
    everyMac: (purpose, ...parts) => lookupKeys.map((key) => mac(key, purpose, ...parts)),
    seal: (owner, plain) => seal(AUTH_SEAL_KEY, owner, plain),
    open: (owner, sealed) => open(sealKeys, owner, sealed),
    resealWithCurrentKey(owner, sealed) {
      if (versionOf(sealed) === AUTH_SEAL_KEY.version) return null;
      return seal(AUTH_SEAL_KEY, owner, open(sealKeys, owner, sealed));
    },
    refreshToken(sessionId, generation, secret) {
      const name = tokenName(sessionId, generation);
      const proof = mac(keys.AUTH_REFRESH_KEY, "refresh", name, secret);
      return `r1.${name.toString("base64url")}.${proof.toString("base64url")}`;
    },
    readRefreshToken,
  };
}

/** Each part is preceded by its length, so that no two lists of parts read the same. */
function mac(key: AuthKey, ...parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac("sha256", key.bytes);
  for (const part of parts) {
    const bytes = Buffer.from(part);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    hmac.update(size).update(bytes);
  }
  return hmac.digest();
}

function seal(key: AuthKey, owner: string, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const parts = [iv, body, cipher.getAuthTag()].map((bytes) => bytes.toString("base64url"));
  return [key.version, ...parts].join(".");
}

function open(keys: readonly AuthKey[], owner: string, sealed: string): string {
  const [version, iv = "", body = "", tag = ""] = sealed.split(".");
  const key = keys.find((one) => one.version === version);
  if (!key) throw new Error("sealed with a key that is not configured");
  const decipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(iv, "base64url"))
    .setAAD(Buffer.from(owner))
    .setAuthTag(Buffer.from(tag, "base64url"));
  const bytes = [decipher.update(Buffer.from(body, "base64url")), decipher.final()];
  return Buffer.concat(bytes).toString("utf8");
}

function versionOf(sealed: string): string | undefined {
  return sealed.split(".")[0];
}

/**
 * Refresh tokens are derived and stored nowhere: forging one needs the key of the server and the
 * secret of the session. The name says which session and which of its tokens.
 */
function tokenName(sessionId: string, generation: number): Buffer {
  const name = Buffer.alloc(UUID_BYTES + GENERATION_BYTES);
  Buffer.from(sessionId.replaceAll("-", ""), "hex").copy(name);
  name.writeUInt32BE(generation, UUID_BYTES);
  return name;
}

function readRefreshToken(text: unknown): { sessionId: string; generation: number } | null {
  const [, encoded] = typeof text === "string" ? (REFRESH_TOKEN.exec(text) ?? []) : [];
  if (encoded === undefined) return null;
  const name = Buffer.from(encoded, "base64url");
  const generation = name.readUInt32BE(UUID_BYTES);
  if (generation > 0x7fff_ffff) return null;
  const sessionId = name
    .toString("hex", 0, UUID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { sessionId, generation };
}
