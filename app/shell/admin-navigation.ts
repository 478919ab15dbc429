import type { IconName } from "#ui/icon-names.ts";

export type AdminGroup = "speakers" | "business" | "content" | "system";

export type AdminDestination = {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Without a group the entry leads the list. */
  readonly group?: AdminGroup;
};

/** The screens of the administration (SPEC 2). An entry stands here once its route exists. */
export const ADMIN_NAVIGATION: readonly AdminDestination[] = [
  { label: "Übersicht", to: "/admin", icon: "layout-dashboard" },
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
