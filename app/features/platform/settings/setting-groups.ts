import type { SettingKey } from "#domain/platform/settings.ts";

export const SETTING_GROUPS: readonly { id: string; label: string; keys: readonly SettingKey[] }[] =
  [
    {
      id: "unternehmen",
      label: "Unternehmen",
      keys: ["company", "support_email"],
    },
    { id: "recht", label: "Rechtstexte", keys: ["legal_confirmed", "withdrawal_function"] },
    { id: "aussagen", label: "Aussagen", keys: ["marketing_claims"] },
    { id: "preise", label: "Reisekosten und Storno", keys: ["travel_rules", "cancellation_tiers"] },
    { id: "fristen", label: "Fristen", keys: ["booking_deadlines"] },
    {
      id: "zahlung",
      label: "Zahlung und Provision",
      keys: ["payment_terms", "dunning", "commission", "artist_levy_rates", "datev"],
    },
    { id: "steuer", label: "Umsatzsteuer", keys: ["vat_rules"] },
    { id: "ranking", label: "Ranking", keys: ["ranking_weights"] },
    { id: "mail", label: "E-Mail-Absender", keys: [] },
    { id: "daten", label: "Aufbewahrung", keys: ["retention"] },
    {
      id: "betrieb",
      label: "Betrieb",
      keys: ["maintenance_banner", "profile_approval", "features"],
    },
  ];
