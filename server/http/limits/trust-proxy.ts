/** How many proxies stand in front of us, or which addresses they have. */
export type TrustProxy = { hops: number } | { networks: readonly string[] };

export const TRUST_NOBODY: TrustProxy = { hops: 0 };
