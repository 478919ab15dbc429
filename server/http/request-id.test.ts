import { expect, test } from "vitest";
import { requestIdFrom } from "./request-id.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const UUID = /^[0-9a-f-]{36}$/;
const idOf = (headers: Record<string, string>) => requestIdFrom(new Headers(headers));

test("a trace in front of us gives the id", () => {
  expect(
    idOf({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, "x-request-id": "other-123" }),
  ).toBe(TRACE);
  expect(idOf({ traceparent: `cc-${TRACE}-00f067aa0ba902b7-01-more` })).toBe(TRACE);
});

test("otherwise a well-formed X-Request-Id does", () => {
  expect(idOf({ "x-request-id": "proxy_2026.11-0001" })).toBe("proxy_2026.11-0001");
});

test.each([
  {},
  { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` },
  { traceparent: `00-${"0".repeat(32)}-00f067aa0ba902b7-01` },
  { traceparent: `00-${TRACE}-${"0".repeat(16)}-01` },
  { traceparent: `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01` },
  { "x-request-id": "short" },
  { "x-request-id": "x".repeat(65) },
  { "x-request-id": "<script>alert(1)</script>" },
  { "x-request-id": "with space inside" },
  { "x-request-id": "../../etc/passwd" },
])("anything else gets an id of our own: %j", (headers) => {
  expect(idOf(headers as Record<string, string>)).toMatch(UUID);
});

test("our own ids differ", () => {
  expect(idOf({})).not.toBe(idOf({}));
});
