export type Encoding = "br" | "gzip" | "identity";

/** The smallest packing that the client understands. */
export function acceptedEncoding(accepted: string): Encoding {
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
