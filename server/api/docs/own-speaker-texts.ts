/** What the documentation says about editing one's own profile and about its numbers. */
export const OWN_SPEAKER_OPERATIONS = {
  readSpeakerContent: {
    title: { de: "Eigenes Profil zum Bearbeiten lesen", en: "Read the own profile for editing" },
    text: {
      de: "Alle Angaben und Listen des eigenen Profils, auch die nicht öffentlichen, jede mit der Version, die eine Änderung nennen muss.",
      en: "All fields and lists of the own profile, hidden ones included, each with the version that a change has to name.",
    },
    parameters: {},
  },
  editSpeaker: {
    title: { de: "Eigenes Profil ändern", en: "Change the own profile" },
    text: {
      de: "Ändert die genannten Angaben. „version“ ist die zuletzt gelesene; hat sich das Profil inzwischen geändert, antwortet die Schnittstelle mit 409 (changed). Auszeichnungen der Plattform, Bewertung, Status und Kurzname gehören nicht dazu (422).",
      en: "Changes the named fields. `version` is the one last read; if the profile has changed since, the answer is 409 (changed). Badges of the platform, rating, status and short name are not among them (422).",
    },
    parameters: {},
  },
  replaceSpeakerCollection: {
    title: { de: "Liste des eigenen Profils ersetzen", en: "Replace a list of the own profile" },
    text: {
      de: "Setzt die ganze Liste in der gesendeten Reihenfolge. Einträge mit „id“ bleiben, solche ohne werden angelegt, fehlende gelöscht. Bilder entstehen nur durch Hochladen.",
      en: "Sets the whole list in the order sent. Entries with `id` stay, those without are created, missing ones deleted. Pictures come to be by upload only.",
    },
    parameters: {
      collection: {
        de: "Welche Liste: talks, workshops, videos, publications, testimonials, gallery_images, speaker_awards oder speaker_key_points.",
        en: "Which list: talks, workshops, videos, publications, testimonials, gallery_images, speaker_awards or speaker_key_points.",
      },
    },
  },
  withdrawSpeakerChange: {
    title: { de: "Eigene Profiländerung zurückziehen", en: "Withdraw the own change" },
    text: {
      de: "Verwirft, was auf Freigabe wartet. Das öffentliche Profil bleibt, wie es ist; 404, wenn nichts wartet.",
      en: "Discards what waits for approval. The public profile stays as it is; 404 if nothing waits.",
    },
    parameters: {},
  },
  uploadSpeakerImage: {
    title: { de: "Bild hochladen", en: "Upload a picture" },
    text: {
      de: "Ein Bild (JPEG, PNG, WebP oder AVIF, höchstens 10 MB) für Porträt, Titelbild oder Galerie, oder mit „entry“ als Logo einer Referenz oder Vorschau einer Veröffentlichung. Es wird neu kodiert und ohne Aufnahmedaten gespeichert.",
      en: "A picture (JPEG, PNG, WebP or AVIF, at most 10 MB) for portrait, title picture or gallery, or with `entry` as the logo of a testimonial or the preview of a publication. It is encoded anew and stored without camera data.",
    },
    parameters: {},
  },
  readSpeakerStatistics: {
    title: { de: "Eigene Zahlen lesen", en: "Read the own numbers" },
    text: {
      de: "Aufrufe, Anfragen, Antwortzeit, Abschlüsse und gebuchtes Honorar des eigenen Profils. Beträge sind Cent, netto und ohne Reisekosten.",
      en: "Views, inquiries, answer time, conversion and booked fees of the own profile. Amounts are cents, net and without travel.",
    },
    parameters: {},
  },
  changeDays: {
    title: { de: "Mehrere Tage ändern", en: "Change several days" },
    text: {
      de: "Sperrt bis zu 370 Tage im eigenen Kalender, stellt sie auf Anfrage oder gibt sie frei: alle oder keinen. „booked“ warnt vor Tagen mit Buchung, die davon unberührt bleibt. „imported“ nennt die Tage, die der importierte Kalender gesperrt hatte; mit „imported“ gesperrt gehören sie ihm wieder.",
      en: "Blocks up to 370 days of the own calendar, puts them on request or frees them: all or none. `booked` warns of days with a booking, which stays as it is. `imported` names the days that the imported calendar had blocked; blocked with `imported` they are its own again.",
    },
    parameters: {},
  },
  readOwnTax: {
    title: { de: "Eigene Steuerdaten lesen", en: "Read the own tax data" },
    text: {
      de: "Wonach Abrechnungen und Gutschriften ausgestellt werden und was die Meldung nach dem PStTG nennt; null, solange nichts angegeben ist. Mit „is_incomplete“ fehlt für die Meldung noch etwas.",
      en: "What settlements and credit notes are issued by and the report to the tax office names; null while nothing was stated. With `is_incomplete` that report still lacks something.",
    },
    parameters: {},
  },
  saveOwnTax: {
    title: { de: "Eigene Steuerdaten speichern", en: "Store the own tax data" },
    text: {
      de: "Gilt ab der nächsten Abrechnung. Mit „accepts_self_billing“ stellen wir Gutschriften aus. Personen nennen Namen, Geburtsdatum und Steuer-Identifikationsnummer (ohne Nummer den Geburtsort), Organisationen ihre Nummer.",
      en: "Holds from the next settlement on. With `accepts_self_billing` we issue credit notes. Persons state names, day of birth and tax identification number (without one the place of birth), organisations their number.",
    },
    parameters: {},
  },
} as const;
