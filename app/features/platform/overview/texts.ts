import type { BookingStatus } from "#domain/booking/status.ts";

export const OVERVIEW_TEXTS = {
  pageTitle: "Übersicht | Verwaltung | Wortbühne",
  title: "Übersicht",
  work: "Heute zu erledigen",
  allClear: "Alles erledigt. Im Moment wartet nichts auf Sie.",
  since: (moment: string) => `Seit ${moment} Uhr`,
  figures: "Kennzahlen",
  revenue: (month: string) => `Umsatz im ${month}`,
  revenueBefore: (amount: string, month: string) => `brutto, ${amount} im ${month}`,
  speakers: "Gelistete Speaker",
  speakersOf: (total: number) => `von ${total} Profilen`,
  customers: "Kunden",
  customersNote: "mit eigenem Konto",
  upcoming: "Bestätigte Buchungen",
  upcomingNote: (open: number) => `${open} Anfragen und Angebote offen`,
  bookings: "Buchungen nach Status",
  status: "Status",
  count: "Anzahl",
} as const;

type Work = "inquiries" | "applications" | "reviews" | "jobs";

export const WORK_TITLES: Record<Work, (count: number) => string> = {
  inquiries: (count) =>
    `${count} ${count === 1 ? "Anfrage" : "Anfragen"} seit mehr als 24 Stunden ohne Antwort`,
  applications: (count) =>
    count === 1 ? "1 Bewerbung wartet auf Freigabe" : `${count} Bewerbungen warten auf Freigabe`,
  reviews: (count) =>
    count === 1 ? "1 Bewertung wartet auf Prüfung" : `${count} Bewertungen warten auf Prüfung`,
  jobs: (count) =>
    count === 1 ? "1 Auftrag ist fehlgeschlagen" : `${count} Aufträge sind fehlgeschlagen`,
};

export const STATUS_WORDS: Record<BookingStatus, string> = {
  requested: "Angefragt",
  pending: "Angebot offen",
  confirmed: "Bestätigt",
  declined: "Abgelehnt",
  expired: "Abgelaufen",
  withdrawn: "Zurückgezogen",
  cancelled: "Storniert",
  completed: "Durchgeführt",
  reviewed: "Bewertet",
};
