export const DEMO_GOOGLE_TEXTS = {
  title: "Demo statt Google",
  heading: "Mit einem Demo-Konto anmelden",
  intro:
    "Diese Seite vertritt Google, solange für die Demo keine Zugangsdaten hinterlegt sind. Es wird nichts an Google gesendet.",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  go: "Weiter zu Wortbühne",
  back: "Abbrechen",
} as const;

/** A person to start with; every other address works as well. */
export const DEMO_PERSON = {
  given_name: "Jule",
  family_name: "Hartwig",
  email: "jule.hartwig@demo.example",
} as const;
