import type { EdgeContext } from "../edge-env.ts";
import { answerProblem } from "../problem.ts";
import type { Check } from "./admission.ts";

export type BodyLimit = { path: string; bytes: number };

export type BodyLimits = {
  bytes: number;
  /** Paths, with everything below them, that may receive more (uploads) or must receive less. */
  exceptions?: readonly BodyLimit[];
};

/** A declared length is refused unread; a chunked body is cut as soon as it grows too large. */
export function limitBody(limits: BodyLimits): Check {
  return (c) => {
    const declared = c.req.header("content-length");
    const bodyless = c.req.method === "GET" || c.req.method === "HEAD";
    // On a socket there is no body without one of the two, as in most DELETEs; and asking a GET for
    // its body would cost the hot path a second Request object.
    const isFramed = declared !== undefined || c.req.header("transfer-encoding") !== undefined;
    if (!isFramed && (bodyless || c.env?.incoming)) return null;

    const encoding = c.req.header("content-encoding");
    // Request bodies are never unpacked here, so a gzip bomb stays a small file of the wrong type.
    if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
      return refuse(c, "unsupported_media_type");
    }
    const limit = limitFor(c.req.path, limits);
    if (declared !== undefined) {
      return Number(declared) > limit ? refuse(c, "payload_too_large") : null;
    }
    if (bodyless) return null;
    return receiveUpTo(c, limit);
  };
}

async function receiveUpTo(c: EdgeContext, limit: number): Promise<Response | null> {
  const body = await readUpTo(c.req.raw.body, limit);
  if (body === null) return refuse(c, "payload_too_large");
  c.req.raw = new Request(c.req.raw, { body });
  return null;
}

function limitFor(path: string, limits: BodyLimits): number {
  const exception = limits.exceptions?.find(
    (one) => path === one.path || path.startsWith(`${one.path}/`),
  );
  return exception?.bytes ?? limits.bytes;
}

/** The rest of the body is not wanted, so neither is the connection it arrives on. */
function refuse(c: EdgeContext, kind: "payload_too_large" | "unsupported_media_type"): Response {
  return answerProblem(c, kind, { headers: { connection: "close" } });
}

async function readUpTo(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) break;
    size += step.value.length;
    if (size > limit) {
      reader?.releaseLock();
      return null;
    }
    chunks.push(step.value);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
