/** What accounts say outside of screens and mails. */
export const ACCOUNT_TEXTS = {
  smsCode: (code: string) =>
    `${code} ist Ihr Code für die Wortbühne. Geben Sie ihn niemandem weiter.`,
  recoveryCodes: "Wiederherstellungscodes",
  issuer: "Wortbühne",
} as const;

export const NEW_PASSWORD_TEXTS = {
  effect: "Danach sind Sie auf allen anderen Geräten abgemeldet.",
} as const;
