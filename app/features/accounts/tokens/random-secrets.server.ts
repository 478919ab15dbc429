import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** Without letters and digits that look alike on paper. */
const READABLE = "23456789abcdefghjkmnpqrstuvwxyz";

/** 256 random bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}

export function randomReadable(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join("");
}

/** Enough for values that are random themselves; passwords and codes need more. */
export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

export function isSame(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other);
}
