import type { Role } from "#domain/account/roles.ts";

/** What is shown instead of a private screen (PROT-01 to PROT-08, C-81). */
export const ACCESS_TEXTS = {
  profileFailed: "Ihr Profil konnte nicht geladen werden",
  profileFailedText: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  retry: "Erneut versuchen",
  denied: "Zugriff verweigert",
  deniedFor: {
    admin: "Sie haben keine Berechtigung für diesen Bereich.",
    speaker: "Sie müssen als Speaker registriert sein.",
  },
  yourRole: "Ihre Rolle:",
  home: "Zur Startseite",
  signOutFailed: (message: string) =>
    message === "" ? "Abmeldung fehlgeschlagen" : `Abmeldung fehlgeschlagen: ${message}`,
} as const;

/** Roles as people read them (ROLE-07). */
export const ROLE_NAMES: Record<Role, string> = {
  customer: "Event-Organisator",
  speaker: "Speaker",
  admin: "Admin",
};
