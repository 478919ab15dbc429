import { randomUUID } from "node:crypto";

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;
const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;
const ALL_ZERO = /^0+$/;

/** A trace started in front of us keeps its id, so that one search finds all its log lines. */
export function requestIdFrom(headers: Pick<Headers, "get">): string {
  const [, trace = "", span = ""] = TRACEPARENT.exec(headers.get("traceparent") ?? "") ?? [];
  if (trace && !ALL_ZERO.test(trace) && !ALL_ZERO.test(span)) return trace;
  const given = headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}
