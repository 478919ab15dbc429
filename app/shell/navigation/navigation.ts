import type { IconName } from "#ui/icon/icon-names.ts";

/**
 * `comparison` is the scales in the top bar, `guest` its right end for visitors,
 * `account` stands in the side menu of signed-in users.
 */
export type Place =
  | "top"
  | "comparison"
  | "guest"
  | "account"
  | "footer-navigation"
  | "footer-speakers"
  | "legal"
  | "bottom";

export type Destination = {
  readonly label: string;
  readonly to: string;
  readonly places: readonly Place[];
  /** Needed in the bottom navigation and in the mobile menu's account part. */
  readonly icon?: IconName;
};

/** Every link of the frame. An entry stands here once its route exists; the frame suits any number. */
export const NAVIGATION: readonly Destination[] = [
  { label: "Speaker finden", to: "/", places: ["top", "footer-navigation"] },
  { label: "Themen", to: "/themen", places: ["top", "footer-navigation"] },
  { label: "Vergleich", to: "/compare", places: ["comparison", "footer-navigation"] },
  { label: "Magazin", to: "/blog", places: ["top", "footer-navigation"] },
  { label: "Über uns", to: "/about", places: ["footer-navigation"] },
  { label: "Reihenfolge", to: "/ranking", places: ["footer-speakers"] },
  { label: "Speaker-AGB", to: "/speaker-agb", places: ["footer-speakers"] },
  { label: "Impressum", to: "/impressum", places: ["legal"] },
  { label: "Datenschutz", to: "/datenschutz", places: ["legal"] },
  { label: "AGB", to: "/agb", places: ["legal"] },
  { label: "Widerruf", to: "/widerrufsbelehrung", places: ["legal"] },
  { label: "Barrierefreiheit", to: "/barrierefreiheit", places: ["legal"] },
  { label: "Inhalt melden", to: "/melden", places: ["legal"] },
  { label: "Speaker werden", to: "/speaker-signup", places: ["top", "footer-speakers"] },
  { label: "Anmelden", to: "/auth", places: ["guest"], icon: "log-in" },
  { label: "Registrieren", to: "/auth?mode=register", places: ["guest"], icon: "user-round" },
  { label: "Start", to: "/", places: ["bottom"], icon: "house" },
  { label: "Suche", to: "/#suche", places: ["bottom"], icon: "search" },
  { label: "Vergleich", to: "/compare", places: ["bottom"], icon: "scale" },
  {
    label: "Nachrichten",
    to: "/dashboard/nachrichten",
    places: ["bottom", "account"],
    icon: "message-circle",
  },
  {
    label: "Benachrichtigungen",
    to: "/dashboard/benachrichtigungen",
    places: ["account"],
    icon: "bell",
  },
  { label: "Merkliste", to: "/dashboard/customer/merkliste", places: ["account"], icon: "star" },
];

export function linksFor(
  place: Place,
  entries: readonly Destination[] = NAVIGATION,
): readonly Destination[] {
  return entries.filter(({ places }) => places.includes(place));
}

/** The page itself or one of its children; the home page only itself. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
