import type { MiddlewareHandler } from "hono";
import { failure, type Result } from "#domain/result.ts";
import type { EdgeContext, EdgeEnv } from "../edge-env.ts";
import { problemResponse } from "../problem.ts";
import { isModestForm } from "./form-guard.ts";
import { parseJson } from "./json-guard.ts";

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i;
const PLAIN_TYPE = /^text\/plain\s*(?:;|$)/i;
/** Pages that are left report here, and a browser may send nothing but plain text then. */
const BEACON_PATH = /^\/api\/v1\/insights\//;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/** For handlers that read their own body: the value, or the answer to return. */
export async function readJson(c: EdgeContext): Promise<Result<unknown, Response>> {
  if (!JSON_TYPE.test(c.req.header("content-type") ?? "")) {
    return failure(problemResponse(c, "unsupported_media_type"));
  }
  const parsed = parseJson(await c.req.text());
  return parsed.ok ? parsed : failure(problemResponse(c, "bad_request"));
}

/**
 * Stands in front of all machine endpoints, so that validators which parse by themselves never see
 * broken, bottomless or poisoned JSON. Uploads pass as multipart; nothing else does.
 */
export function guardBody(): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const type = c.req.header("content-type");
    if (type !== undefined && MULTIPART_TYPE.test(type)) {
      // Kept like the text below.
      const isModest = isModestForm(await c.req.arrayBuffer(), type);
      return isModest ? next() : problemResponse(c, "payload_too_large");
    }
    // Hono keeps the text it has read, so a handler that reads it again costs nothing.
    const text = await c.req.text();
    if (text === "" && (type === undefined || JSON_TYPE.test(type))) return next();
    const isBeacon = BEACON_PATH.test(c.req.path) && PLAIN_TYPE.test(type ?? "");
    if (!isBeacon && !JSON_TYPE.test(type ?? ""))
      return problemResponse(c, "unsupported_media_type");
    return parseJson(text).ok ? next() : problemResponse(c, "bad_request");
  };
}
