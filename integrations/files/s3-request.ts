import { setTimeout as pause } from "node:timers/promises";
import { readXml, type XmlNode } from "#integrations/xml/read-xml.ts";
import { FilesUnavailable } from "./file-store.ts";
import { type SigningKeys, signRequest } from "./sign-request.ts";

export type S3Settings = SigningKeys & {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  /** The bucket stands in the path; otherwise it is the first part of the host's name. */
  readonly isPathStyle: boolean;
};

export type S3Question = {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Without a key the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: { readonly bytes: Uint8Array; readonly type: string };
};

export type S3Answer = { readonly headers: Headers; readonly bytes: Uint8Array };
export type Patience = { timeoutMs?: number; attempts?: number; pauseMs?: number };

/** A visitor may be waiting for a picture; a document is tried again by the outbox anyway. */
const PATIENCE = { timeoutMs: 10_000, attempts: 3, pauseMs: 150 };

/** Worth another try: the store was busy, broken or not there. Any other refusal stays one. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
const NOT_FOUND = 404;

type Outcome =
  | { kind: "answer"; answer: S3Answer }
  | { kind: "absent" }
  | { kind: "failure"; reason: string; mayPass: boolean };

/**
 * Asks a bucket; null means that there is no such file. Every question may be repeated without harm: the same
 * bytes are stored once more, and what is gone is gone.
 */
export function createS3Sender(settings: S3Settings, patience: Patience = {}) {
  const { timeoutMs, attempts, pauseMs } = { ...PATIENCE, ...patience };
  return async (question: S3Question): Promise<S3Answer | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await ask(settings, question, timeoutMs);
      if (outcome.kind === "answer") return outcome.answer;
      if (outcome.kind === "absent") return null;
      if (!outcome.mayPass || attempt >= attempts) throw new FilesUnavailable(outcome.reason);
      // Processes that were refused together must not come back together.
      await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

async function ask(settings: S3Settings, question: S3Question, timeoutMs: number) {
  const { method, body } = question;
  const url = s3Address(settings, question);
  const signed = signRequest(
    {
      method,
      url,
      ...(body && { headers: { "content-type": body.type }, body: body.bytes }),
    },
    settings,
    new Date(),
  );
  try {
    const answer = await fetch(url, {
      method,
      // Not signed, since proxies like to change it; compressed files would have another size and version.
      headers: { ...signed, "accept-encoding": "identity" },
      ...(body && { body: new Uint8Array(body.bytes) }),
      // A wrong region is answered with one; following it would carry the content elsewhere.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return outcomeOf(url, answer, await answer.bytes());
  } catch (error) {
    const name = error instanceof Error ? error.name : "error";
    return failed(`${url.host} did not answer (${name})`, true);
  }
}

function outcomeOf(url: URL, { ok, status, headers }: Response, bytes: Uint8Array): Outcome {
  if (ok) return { kind: "answer", answer: { headers, bytes } };
  const code = codeOf(bytes);
  if (status === NOT_FOUND && code !== "NoSuchBucket") return { kind: "absent" };
  const reason = `${url.host} answered ${[status, code].filter(Boolean).join(" ")}`;
  return failed(reason, PASSING.has(status));
}

function failed(reason: string, mayPass: boolean): Outcome {
  return { kind: "failure", reason, mayPass };
}

type Place = Pick<S3Settings, "endpoint" | "bucket" | "isPathStyle">;
type Asked = Pick<S3Question, "key" | "query">;

export function s3Address({ endpoint, bucket, isPathStyle }: Place, { key, query }: Asked): URL {
  const url = new URL(endpoint);
  const folder = url.pathname.replace(/\/+$/, "");
  if (!isPathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = `${folder}${isPathStyle ? `/${bucket}` : ""}/${key ?? ""}`;
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

/** What went wrong in the store's words, e.g. `SignatureDoesNotMatch`; some answers have no words. */
function codeOf(bytes: Uint8Array): string {
  try {
    return childText(readXml(Buffer.from(bytes).toString()), "Code") ?? "";
  } catch {
    return "";
  }
}

export function childText({ children }: XmlNode, name: string): string | undefined {
  return children.find((child) => child.name === name)?.text;
}
