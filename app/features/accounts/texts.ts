/** What accounts say outside of screens and mails. */
export const ACCOUNT_TEXTS = {
  smsCode: (code: string) =>
    `${code} ist Ihr Code für die Wortbühne. Geben Sie ihn niemandem weiter.`,
  recoveryCodes: "Wiederherstellungscodes",
  issuer: "Wortbühne",
} as const;

/** What stands where somebody stood who has deleted their account. */
export const ERASED_TEXTS = {
  person: "Unbekannt",
  address: "unbekannt@geloescht.invalid",
} as const;
