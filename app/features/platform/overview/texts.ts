import { PERIOD_DAYS } from "#domain/insights/period.ts";

export const OVERVIEW_TEXTS = {
  pageTitle: "Übersicht | Verwaltung | Wortbühne",
  title: "Übersicht",
  adminFactor: (day: string) =>
    `Ab dem ${day} öffnet sich die Verwaltung nur noch mit einem zweiten Faktor. Bis dahin schützt sie allein das Passwort.`,
  setUpFactor: "Jetzt einrichten",
  work: "Heute zu erledigen",
  allClear: "Alles erledigt. Im Moment wartet nichts auf Sie.",
  noneWaits: "Im Moment wartet niemand auf Sie. Offen ist noch die Liste zum Livegang.",
  since: (moment: string) => `Seit ${moment} Uhr`,
  sinceDay: (day: string) => `Seit ${day}`,
  figures: "Kennzahlen",
  revenue: (month: string) => `Umsatz im ${month}`,
  revenueBefore: (amount: string, month: string) => `brutto, ${amount} im ${month}`,
  speakers: "Gelistete Speaker",
  speakersOf: (total: number) => (total === 1 ? "von 1 Profil" : `von ${total} Profilen`),
  customers: "Kunden",
  customersNote: "mit eigenem Konto",
  upcoming: "Bestätigte Buchungen",
  upcomingNote: (open: number) =>
    open === 1 ? "1 Anfrage oder Angebot offen" : `${open} Anfragen und Angebote offen`,
  bookings: "Buchungen nach Status",
  open: "Ansehen",
  weeks: "Buchungen je Woche",
  week: "Kalenderwoche",
  direct: "Direkt",
  inquiry: "Nach Anfrage",
  thisWeek: (week: number, booked: number, direct: number) =>
    `KW ${week}: ${booked} ${booked === 1 ? "Buchung" : "Buchungen"}, davon ${direct} direkt.`,
  period: "Zeitraum",
  periodTitle: "Vom Profilaufruf zur Buchung",
  views: "Profilaufrufe",
  inquiries: "Anfragen",
  offers: "Angebote",
  booked: "Verbindliche Buchungen",
  volume: "Buchungswert netto",
  commission: "Abgerechnete Provision",
  averageValue: "Buchungswert im Mittel",
  answerTime: "Antwortzeit (Median)",
  answerTarget: "Ziel: binnen 24 h",
  accepted: "Anfragen, die zur Buchung führten",
  cancelled: "Stornoquote",
  unknown: "–",
  hours: (value: string) => `${value} h`,
  percent: (value: number) => `${value} %`,
  before: (value: string) => `davor ${value}`,
  change: (percent: number | null, days: number) => {
    if (percent === null) return `davor keine Vergleichszahl`;
    if (percent === 0) return `wie in den ${days} Tagen davor`;
    return `${Math.abs(percent)} % ${percent > 0 ? "über" : "unter"} den ${days} Tagen davor`;
  },
} as const;

export const PERIOD_OPTIONS = PERIOD_DAYS.map((days) => ({
  value: String(days),
  label: days === 365 ? "1 Jahr" : `${days} Tage`,
}));

type Work =
  | "jobs"
  | "inquiries"
  | "reports"
  | "invoices"
  | "contracts"
  | "applications"
  | "reviews"
  | "reminders";

export const WORK_TITLES: Record<Work, (count: number) => string> = {
  inquiries: (count) =>
    `${count} ${count === 1 ? "Anfrage" : "Anfragen"} seit mehr als 24 Stunden ohne Antwort`,
  applications: (count) =>
    count === 1 ? "1 Bewerbung wartet auf Freigabe" : `${count} Bewerbungen warten auf Freigabe`,
  reviews: (count) =>
    count === 1
      ? "1 Bewertung wartet auf Ihre Entscheidung"
      : `${count} Bewertungen warten auf Ihre Entscheidung`,
  jobs: (count) =>
    count === 1 ? "1 Auftrag ist fehlgeschlagen" : `${count} Aufträge sind fehlgeschlagen`,
  reports: (count) => (count === 1 ? "1 Meldung ist offen" : `${count} Meldungen sind offen`),
  invoices: (count) =>
    count === 1 ? "1 Rechnung ist überfällig" : `${count} Rechnungen sind überfällig`,
  contracts: (count) =>
    count === 1
      ? "1 Buchung ohne unterschriebenen Vertrag"
      : `${count} Buchungen ohne unterschriebenen Vertrag`,
  reminders: (count) =>
    count === 1 ? "1 CRM-Erinnerung ist fällig" : `${count} CRM-Erinnerungen sind fällig`,
};
