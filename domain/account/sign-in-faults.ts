/** Why a sign-in failed, in the words that the pages and the server share. */
export const SIGN_IN_FAULTS = {
  provider_unavailable: "Google ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.",
  provider_email_needs_verification: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse bei Google.",
  user_banned: "Dieses Konto ist gesperrt.",
} as const;
