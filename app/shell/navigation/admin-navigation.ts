import type { IconName } from "#ui/icon/icon-names.ts";

export type AdminGroup = "speakers" | "business" | "content" | "system";

export type AdminDestination = {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Without a group the entry leads the list. */
  readonly group?: AdminGroup;
};

/** The screens of the administration (ADMIN-05 to ADMIN-26). An entry stands here once its route exists. */
export const ADMIN_NAVIGATION: readonly AdminDestination[] = [
  { label: "Übersicht", to: "/admin", icon: "layout-dashboard" },
  { label: "Speaker", to: "/admin/speakers", icon: "users-round", group: "speakers" },
  { label: "Freigaben", to: "/admin/speaker-approval", icon: "user-check", group: "speakers" },
  { label: "Import", to: "/admin/speaker-import", icon: "upload", group: "speakers" },
  { label: "Aktivität", to: "/admin/speaker-activity", icon: "activity", group: "speakers" },
  { label: "Vorträge", to: "/admin/talks", icon: "mic", group: "speakers" },
  { label: "Buchungen", to: "/admin/bookings", icon: "calendar-check", group: "business" },
  { label: "Rechnungen", to: "/admin/invoices", icon: "receipt-text", group: "business" },
  { label: "CRM-Erinnerungen", to: "/admin/crm-reminders", icon: "bell-ring", group: "business" },
  { label: "Magazin", to: "/admin/blog", icon: "newspaper", group: "content" },
  {
    label: "Themenseiten",
    to: "/admin/category-landing-pages",
    icon: "layers",
    group: "content",
  },
  { label: "Suchwörter", to: "/admin/suchwoerter", icon: "search", group: "content" },
  { label: "Mediathek", to: "/admin/media-library", icon: "images", group: "content" },
  { label: "E-Mail-Vorlagen", to: "/admin/email-templates", icon: "mail", group: "content" },
  { label: "Bewertungen", to: "/admin/reviews", icon: "star", group: "content" },
  { label: "Meldungen", to: "/admin/meldungen", icon: "flag", group: "content" },
  { label: "Nutzer", to: "/admin/users", icon: "user-cog", group: "system" },
  { label: "Analysen", to: "/admin/analytics", icon: "chart-column", group: "system" },
  { label: "KI-Assistent", to: "/admin/ai-dashboard", icon: "bot", group: "system" },
  { label: "Postausgang", to: "/admin/outbox", icon: "send", group: "system" },
  { label: "Protokoll", to: "/admin/audit", icon: "history", group: "system" },
  { label: "Sicherheit", to: "/admin/sicherheit", icon: "shield-check", group: "system" },
  { label: "Einstellungen", to: "/admin/settings", icon: "settings", group: "system" },
];

export type AdminSection = {
  readonly group: AdminGroup | null;
  readonly entries: readonly AdminDestination[];
};

const GROUPS = [null, "speakers", "business", "content", "system"] as const;

/** The entries under their headings; a heading without entries is left out. */
export function adminSections(
  entries: readonly AdminDestination[] = ADMIN_NAVIGATION,
): readonly AdminSection[] {
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => (entry.group ?? null) === group),
  })).filter((section) => section.entries.length > 0);
}
