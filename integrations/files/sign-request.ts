import { createHash, createHmac } from "node:crypto";

export type SigningKeys = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

type Unsigned = {
  readonly method: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

const ALGORITHM = "AWS4-HMAC-SHA256";
const SERVICE = "s3";

/**
 * The headers of a request to an S3-compatible store, signed by AWS Signature Version 4. The secret itself
 * never travels, and the hash of the body makes the store refuse content that was damaged on its way.
 */
export function signRequest(
  { method, url, headers = {}, body = new Uint8Array() }: Unsigned,
  keys: SigningKeys,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/\.\d{3}|[-:]/g, "");
  const day = time.slice(0, 8);
  const bodyHash = sha256(body);
  const sent = { ...headers, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  // `host` is signed, but only the one who sends the request may set it.
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([one], [other]) => compare(one, other));
  const names = signed.map(([name]) => name).join(";");
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join("");
  const request = [method, pathOf(url), queryOf(url), lines, names, bodyHash].join("\n");
  const scope = [day, keys.region, SERVICE, "aws4_request"].join("/");
  const statement = [ALGORITHM, time, scope, sha256(request)].join("\n");
  const signature = hmac(signingKey(keys, day), statement).toString("hex");
  const credential = `${keys.accessKeyId}/${scope}`;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** A key that is good for one day, one region and one service. */
function signingKey({ secretAccessKey, region }: SigningKeys, day: string): Buffer {
  const parts = [day, region, SERVICE, "aws4_request"];
  return parts.reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
}

function pathOf({ pathname }: URL): string {
  return pathname.split("/").map(decodeURIComponent).map(encoded).join("/");
}

function queryOf({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([one, a], [other, b]) => compare(one, other) || compare(a, b))
    .map((pair) => pair.join("="))
    .join("&");
}

/** Stricter than the language: only letters, digits and `-._~` stay as they are. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** By code points, in no language's order. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
