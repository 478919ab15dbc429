import { randomBytes } from "node:crypto";
import type { AuthKeys } from "#server/auth-key.ts";

export function testKeys(): AuthKeys {
  const key = () => ({ version: "v1", bytes: randomBytes(32) });
  return {
    AUTH_REFRESH_KEY: key(),
    AUTH_SEAL_KEY: key(),
    AUTH_LOOKUP_KEY: key(),
    AUTH_PEPPER: key(),
  };
}
