import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What the error catalogue shows as a toast (ERR-04), word for word; „…“ stands for a name or a number. */
const CATALOGUE = [
  "Erfolgreich angemeldet!",
  "Anmeldung fehlgeschlagen",
  "Registrierung erfolgreich! Prüfen Sie Ihre E-Mails.",
  "Registrierung fehlgeschlagen",
  "Google-Anmeldung fehlgeschlagen",
  "Erfolgreich abgemeldet",
  "Abmeldung fehlgeschlagen",
  "Ein Fehler ist aufgetreten",
  "Fehler beim Speichern der Rolle",
  "Rolle erfolgreich ausgewählt!",
  "Sie können maximal 3 Speaker vergleichen",
  "Speaker ist bereits in der Vergleichsliste",
  "… wurde zum Vergleich hinzugefügt",
  "Fehler beim Hinzufügen zum Vergleich",
  "Fehler beim Laden der Speaker",
  "Fehler beim Laden der Verfügbarkeiten",
  "Konversation kann nicht geladen werden. Bitte wählen Sie einen Gesprächspartner aus.",
  "Konversation kann nicht initialisiert werden",
  "Fehler beim Erstellen der Konversation",
  "Fehler beim Laden der Konversation",
  "Nachricht konnte nicht gesendet werden",
  "Fehler beim Senden der Nachricht",
  "Bitte füllen Sie alle Pflichtfelder aus",
  "Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die AGB",
  "Um fortzufahren, registrieren Sie sich bitte oder melden Sie sich an.",
  "Um einen Speaker zu buchen, müssen Sie sich zunächst registrieren oder anmelden.",
  "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie den Support.",
  "Rechnungsgenerierung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
  "Speaker-Benachrichtigung verzögert, wird nachgeholt.",
  "Buchung bestätigt! Rechnung wird per E-Mail versendet.",
  "Speaker-Benachrichtigung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
  "Bestätigungs-E-Mail verzögert, wird nachgeholt.",
  "Ihre Anfrage wurde erfolgreich gesendet!",
  "Reisekosten konnten nicht berechnet werden",
  "Online-Event: Keine Reisekosten",
  "Reisekosten berechnet: …",
  "Link in die Zwischenablage kopiert",
] as const;

const folder = new URL("./e2e/", import.meta.url);
const specs = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(new URL(name, folder), "utf8").replace(/\s+/g, " "));

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("…", '[^"`]+');

const LOOK = "(?:toastOf|readToast)\\( ?\\w+, ?";

/** Named where exactly these words are looked for, at once or through a constant of the same file. */
function awaitsToast(spec: string, text: string): boolean {
  const words = `["\`]${quoted(text)}["\`]`;
  if (new RegExp(`${LOOK}${words}`).test(spec)) return true;
  const names = [...spec.matchAll(new RegExp(`(\\w+) ?= ?${words}`, "g"))].map(([, name]) => name);
  return names.some((name) => new RegExp(`${LOOK}${name}\\b`).test(spec));
}

test.each(CATALOGUE)(
  "„%s“ is provoked in a browser and read in a toast [ERR-03] [ERR-04]",
  (text) => {
    expect(specs.some((spec) => awaitsToast(spec, text))).toBe(true);
  },
);
