/**
 * The scoring of the MDN HTTP Observatory for what our answers carry: base 100, then penalties;
 * bonuses count only from 90 points on. Cookies are scored only if there are any.
 */
export function observatoryScore(headers: Headers): number {
  const policy = parsePolicy(headers.get("content-security-policy") ?? "");
  const penalties = [
    scriptPenalty(policy),
    transportPenalty(headers.get("strict-transport-security") ?? ""),
    headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    isFramingRefused(headers, policy) ? 0 : -20,
    isReferrerPrivate(headers) ? 0 : -5,
    headers.get("access-control-allow-origin") === "*" ? -50 : 0,
    cookiePenalty(headers),
  ];
  const base = 100 + penalties.reduce((sum, penalty) => sum + penalty, 0);
  return base < 90 ? base : base + bonuses(headers, policy);
}

type Policy = ReadonlyMap<string, readonly string[]>;

function bonuses(headers: Headers, policy: Policy): number {
  return [
    policyBonus(policy),
    isFramingRefusedByPolicy(policy) ? 5 : 0,
    isReferrerPrivate(headers) ? 5 : 0,
    headers.get("cross-origin-resource-policy") === "same-origin" ? 10 : 0,
    headers.get("cross-origin-opener-policy") === "same-origin" ? 10 : 0,
    headers.get("cross-origin-embedder-policy") === "require-corp" ? 10 : 0,
  ].reduce((sum, bonus) => sum + bonus, 0);
}

function parsePolicy(text: string): Policy {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name = "", ...sources]) => (name ? [[name, sources]] : [])));
}

function scripts(policy: Policy): readonly string[] {
  return policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
}

function isUnsafe(sources: readonly string[]): boolean {
  return sources.some((source) =>
    ["'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:", "data:"].includes(source),
  );
}

function scriptPenalty(policy: Policy): number {
  if (policy.size === 0) return -25;
  return isUnsafe(scripts(policy)) ? -20 : 0;
}

function policyBonus(policy: Policy): number {
  const styles = policy.get("style-src") ?? policy.get("default-src") ?? ["*"];
  if (isUnsafe(scripts(policy)) || styles.includes("'unsafe-inline'")) return 0;
  const isClosed = policy.get("default-src")?.join() === "'none'" && policy.has("form-action");
  return isClosed && policy.has("base-uri") ? 10 : 5;
}

const SIX_MONTHS = 15_768_000;

function transportPenalty(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < SIX_MONTHS ? -10 : 0;
}

function isFramingRefusedByPolicy(policy: Policy): boolean {
  return ["'none'", "'self'"].includes(policy.get("frame-ancestors")?.join() ?? "");
}

function isFramingRefused(headers: Headers, policy: Policy): boolean {
  const option = headers.get("x-frame-options")?.toUpperCase() ?? "";
  return isFramingRefusedByPolicy(policy) || ["DENY", "SAMEORIGIN"].includes(option);
}

function isReferrerPrivate(headers: Headers): boolean {
  const policies = [
    "no-referrer",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
  ];
  return policies.includes(headers.get("referrer-policy") ?? "");
}

function cookiePenalty(headers: Headers): number {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (cookies.some((cookie) => !cookie.includes("httponly"))) return -30;
  return cookies.some((cookie) => !cookie.includes("secure")) ? -20 : 0;
}
