export const CONTACT_TEXTS = {
  title: "Kontaktdaten",
  email: "E-Mail",
  phone: "Telefon",
  why: "Nur für Sie sichtbar, weil Sie diesen Speaker gebucht haben oder das Profil betreuen.",
} as const;
