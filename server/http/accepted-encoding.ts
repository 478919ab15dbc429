export type Encoding = "br" | "gzip" | "identity";

/** `q=0` says that the client does not want it. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** The smallest packing that the client understands. */
export function acceptedEncoding(accepted: string): Encoding {
  if (BROTLI.test(accepted)) return "br";
  return GZIP.test(accepted) ? "gzip" : "identity";
}
