import { randomBytes } from "node:crypto";
import type { AuthKey, AuthKeys } from "#server/services/auth-key.ts";

export function newKey(version: string): AuthKey {
  return { version, bytes: randomBytes(32) };
}

export function testKeys(): AuthKeys {
  return {
    AUTH_REFRESH_KEY: newKey("v1"),
    AUTH_SEAL_KEY: newKey("v1"),
    AUTH_LOOKUP_KEY: newKey("v1"),
    AUTH_PEPPER: newKey("v1"),
  };
}

/** New keys for everything that outlives its key, beside those that they take over from. */
export function replacedKeys(before: AuthKeys): AuthKeys {
  return {
    ...before,
    AUTH_SEAL_KEY: newKey("v2"),
    AUTH_SEAL_KEY_OLD: before.AUTH_SEAL_KEY,
    AUTH_LOOKUP_KEY: newKey("v2"),
    AUTH_LOOKUP_KEY_OLD: before.AUTH_LOOKUP_KEY,
    AUTH_PEPPER: newKey("v2"),
    AUTH_PEPPER_OLD: before.AUTH_PEPPER,
  };
}
