import { LIST_PARAMETERS } from "./list-texts.ts";

/** What the documentation says about bookings, applications and the administration. */
export const BOOKING_OPERATIONS = {
  readOwnSpeaker: {
    title: { de: "Eigenes Speaker-Profil", en: "The own speaker profile" },
    text: {
      de: "Stand des eigenen Profils und der letzten Bewerbung; beides kann fehlen (null).",
      en: "State of the own profile and of the latest application; both may be missing (null).",
    },
    parameters: {},
  },
  submitApplication: {
    title: { de: "Als Speaker bewerben", en: "Apply as a speaker" },
    text: {
      de: "Legt eine Bewerbung an, die von Menschen geprüft wird. Nichts davon wird veröffentlicht. Je Konto ist eine offene Bewerbung möglich.",
      en: "Stores an application that people look at. Nothing of it is published. One open application per account.",
    },
    parameters: {},
  },
  saveApplicationDraft: {
    title: { de: "Bewerbung zwischenspeichern", en: "Keep an application for later" },
    text: {
      de: "Speichert, was bisher eingetragen ist. Geprüft wird erst die abgesendete Bewerbung.",
      en: "Keeps what was entered so far. Only an application that was sent is looked at.",
    },
    parameters: {},
  },
  readSpeakerTerms: {
    title: { de: "Zustimmung zu den Speaker-Bedingungen", en: "Consent to the speaker terms" },
    text: {
      de: "Die geltende Fassung und die zuletzt bestätigte.",
      en: "The version in force and the one accepted last.",
    },
    parameters: {},
  },
  acceptSpeakerTerms: {
    title: { de: "Speaker-Bedingungen zustimmen", en: "Accept the speaker terms" },
    text: {
      de: "Hält die Zustimmung zur genannten Fassung mit Zeitpunkt fest. Gilt inzwischen eine andere, antwortet die Schnittstelle mit 409.",
      en: "Records the consent to the named version with its time. If another one is in force by now, the answer is 409.",
    },
    parameters: {},
  },
  searchOwnBookings: {
    title: { de: "Eigene Buchungen durchsuchen", en: "Search the own bookings" },
    text: {
      de: "Eigene Buchungen einer Seite mit Suche, Filter, Sortierung und Seiten. „stages“ zählt alle, unabhängig von der Suche.",
      en: "The own bookings of one side with search, filter, sort and pages. `stages` counts all of them, whatever is searched for.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      as: {
        de: "Von welcher Seite: customer (Vorgabe) oder speaker.",
        en: "From which side: customer (default) or speaker.",
      },
      status: { de: "Nur Buchungen mit diesem Status.", en: "Only bookings with this status." },
      stage: {
        de: "Nur Buchungen dieser Stufe: requested, pending, confirmed, completed oder over.",
        en: "Only bookings of this stage: requested, pending, confirmed, completed or over.",
      },
    },
  },
  listBookings: {
    title: { de: "Buchungen auflisten", en: "List bookings" },
    text: {
      de: "Eigene Buchungen und Anfragen, späteste Veranstaltung zuerst: als Kunde gebuchte und solche, für die man als Speaker gebucht ist. Die Verwaltung sieht alle. Beträge sind Cent.",
      en: "Own bookings and inquiries, latest event first: those made as a customer and those one is booked for as a speaker. Admins see all. Amounts are cents.",
    },
    parameters: {
      as: {
        de: "Nur die eigenen von einer Seite: customer oder speaker.",
        en: "Only the own ones of one side: customer or speaker.",
      },
      status: {
        de: "Nur Buchungen mit diesem Status; mehrfach möglich.",
        en: "Only bookings with this status; may be repeated.",
      },
      cursor: {
        de: "Zeiger aus der vorigen Antwort („nextCursor“).",
        en: "Pointer from the previous answer (`nextCursor`).",
      },
      limit: {
        de: "Einträge je Seite, 1 bis 50 (Vorgabe 50). Andere Zahlen werden auf diesen Bereich begrenzt.",
        en: "Entries per page, 1 to 50 (default 50). Other numbers are clamped to that range.",
      },
    },
  },
  readBooking: {
    title: { de: "Buchung lesen", en: "Read a booking" },
    text: {
      de: "Eine eigene Buchung. Speaker sehen, wer einlädt, aber weder Adressen noch Rechnungsdaten („billing“ ist dann leer).",
      en: "One of the own bookings. Speakers see who invites, but neither addresses nor billing data (`billing` is null then).",
    },
    parameters: { id: { de: "Kennung der Buchung.", en: "Id of the booking." } },
  },
  sendGoLiveMail: {
    title: { de: "Probemail senden", en: "Send a test mail" },
    text: {
      de: "Sendet der fragenden Person eine Probemail. Sobald der Mailserver sie angenommen hat, ist der Versand in der Go-live-Liste der Übersicht erledigt.",
      en: "Sends the asking admin a test mail. Once the mail server has taken it, sending is done in the go-live list of the overview.",
    },
    parameters: {},
  },
  readOverview: {
    title: { de: "Übersicht der Verwaltung", en: "Overview for admins" },
    text: {
      de: "Was heute zu tun ist, und die wichtigsten Zahlen. Umsatz zählt brutto im Monat der Veranstaltung.",
      en: "What there is to do today, and the key figures. Revenue is gross and counts in the month of the event.",
    },
    parameters: {
      days: {
        de: "Zeitraum der Kennzahlen in Tagen bis heute: 7, 30, 90 oder 365.",
        en: "Days of the figures up to today: 7, 30, 90 or 365.",
      },
    },
  },
} as const;
