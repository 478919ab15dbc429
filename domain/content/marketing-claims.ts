/** The figures of the trust section (CONST-32), editable in the settings (C-90). */
export type MarketingClaims = {
  readonly companies: string;
  readonly hitRate: string;
  readonly response: string;
  readonly booking: string;
};

export const MARKETING_CLAIMS_KEY = "marketing_claims";

export const DEFAULT_CLAIMS: MarketingClaims = {
  companies: "500+",
  hitRate: "95%",
  response: "24h",
  booking: "60 Sekunden",
};

type Installation = { readonly isDemo: boolean; readonly takesBookings: boolean };

/**
 * A real installation claims nothing that no admin has confirmed by saving it (C-107), and none how
 * quickly one books while nothing can be booked.
 */
export function shownClaims(
  stored: unknown,
  { isDemo, takesBookings }: Installation,
): MarketingClaims | null {
  if (stored === undefined && !isDemo) return null;
  const claims = marketingClaims(stored);
  return takesBookings ? claims : { ...claims, booking: "" };
}

/** What is stored, with the specification's figure wherever nothing is; an emptied one is not claimed. */
export function marketingClaims(stored: unknown): MarketingClaims {
  const values: Record<string, unknown> =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  const text = (name: keyof MarketingClaims) => {
    const value = values[name];
    return typeof value === "string" ? value.trim() : DEFAULT_CLAIMS[name];
  };
  return {
    companies: text("companies"),
    hitRate: text("hitRate"),
    response: text("response"),
    booking: text("booking"),
  };
}
