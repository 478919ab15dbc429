import { failure, ok, type Result } from "#domain/result.ts";

export const AUTH_KEY_NAMES = [
  "AUTH_REFRESH_KEY",
  "AUTH_SEAL_KEY",
  "AUTH_LOOKUP_KEY",
  "AUTH_PEPPER",
] as const;

/**
 * What a replaced key was before, for as long as values made with it exist. A new AUTH_REFRESH_KEY needs
 * none: it ends every session, which is what it is replaced for.
 */
export const OLD_KEY_NAMES = [
  "AUTH_SEAL_KEY_OLD",
  "AUTH_LOOKUP_KEY_OLD",
  "AUTH_PEPPER_OLD",
] as const;

export type AuthKeyName = (typeof AUTH_KEY_NAMES)[number];
export type OldKeyName = (typeof OLD_KEY_NAMES)[number];
/** The version stands beside what was made with the key, so that the right one of two is taken. */
export type AuthKey = { version: string; bytes: Uint8Array };
export type AuthKeys = Record<AuthKeyName, AuthKey> & Partial<Record<OldKeyName, AuthKey>>;
export type AuthKeyProblem = "format" | "length" | "weak";

const FORMAT = /^(v[1-9]\d{0,2})\.([A-Za-z0-9_-]+)$/;
const BYTES = 32;
/** Thirty-two random bytes have about thirty different values; typed text and patterns do not. */
const MIN_DIFFERENT_BYTES = 20;
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/** `v1.` and 32 bytes in base64url. */
export function parseAuthKey(text: string): Result<AuthKey, AuthKeyProblem> {
  const [, version, encoded] = FORMAT.exec(text) ?? [];
  if (version === undefined || encoded === undefined) return failure("format");
  const bytes = Buffer.from(encoded, "base64url");
  if (bytes.length !== BYTES) return failure("length");
  // An encoded sentence is a password, not a key.
  const isTyped = PRINTABLE_ASCII.test(bytes.toString("latin1"));
  if (isTyped || new Set(bytes).size < MIN_DIFFERENT_BYTES) return failure("weak");
  return ok({ version, bytes });
}

export function formatAuthKey({ version, bytes }: AuthKey): string {
  return `${version}.${Buffer.from(bytes).toString("base64url")}`;
}
