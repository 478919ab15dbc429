import { CSP_REPORTS_PATH } from "./csp-reports-path.ts";

export type PolicyOptions = {
  /** Complete source expressions: `'sha256-…'`. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  https: boolean;
};

/** Inline code is allowed by hash, because a nonce could not be cached with the page. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scriptHashes = [], styleHashes = [], https } = options;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    // Component libraries position their layers by style attribute; no hash covers attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
    "report-to csp",
  ];
  return directives.join("; ");
}

type HeaderTable = readonly (readonly [name: string, value: string])[];

/** Sent with every answer. */
export function fixedHeaders(https: boolean): HeaderTable {
  // Plain http must keep working on localhost and in a local network, hence no HSTS there.
  const transport = [["strict-transport-security", "max-age=63072000; includeSubDomains"]] as const;
  return [
    ...(https ? transport : []),
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", "geolocation=(self), camera=(), microphone=()"],
    ["reporting-endpoints", `csp="${CSP_REPORTS_PATH}"`],
  ];
}

/** Sent unless the handler decided otherwise: pages bring hashes, public content may be cached. */
export function defaultHeaders(https: boolean): HeaderTable {
  return [
    ["content-security-policy", contentSecurityPolicy({ https })],
    ["cache-control", "private, no-store"],
  ];
}
