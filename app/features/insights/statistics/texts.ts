export const STATISTICS_TEXTS = {
  kpis: "Ihre Zahlen",
  inquiries: "Anfragen, 12 Monate",
  offers: (count: number) => (count === 1 ? "daraus 1 Angebot" : `daraus ${count} Angebote`),
  upcoming: "Auftritte, nächste 90 Tage",
  next: (day: string) => `nächster am ${day}`,
  none: "noch keiner bestätigt",
  fees: (year: number) => `Bestätigtes Honorar vor Provision ${year}`,
  feesNote: "netto, ohne Reisekosten",
  answer: "Ihre Antwortzeit",
  answerTarget: "Ziel: binnen 24 h",
  answerShare: (percent: number) => `${percent} % binnen 24 h beantwortet`,
  hours: (hours: string) => `${hours} h`,
  unknown: "–",
  conversion: "Abschlussquote",
  conversionNote: (booked: number, inquiries: number) =>
    inquiries === 0
      ? "noch keine Anfragen"
      : `${booked} von ${inquiries} ${inquiries === 1 ? "Anfrage" : "Anfragen"} gebucht`,
  percent: (value: number) => `${value} %`,
  views: "Profilaufrufe, 30 Tage",
  viewsChange: (difference: number) => {
    if (difference === 0) return "wie in den 30 Tagen davor";
    return `${Math.abs(difference)} ${difference > 0 ? "mehr" : "weniger"} als davor`;
  },
  chart: "Profilaufrufe",
  chartSpan: "12 Wochen",
  week: "Kalenderwoche",
  weekCount: "Aufrufe",
  current: (week: number, views: number, inquiries: number) =>
    `Kalenderwoche ${week}: ${views} ${views === 1 ? "Aufruf" : "Aufrufe"}, ${inquiries} ${inquiries === 1 ? "Anfrage" : "Anfragen"}.`,
  noViews:
    "In diesen 12 Wochen hat noch niemand Ihr Profil aufgerufen. Die ersten Aufrufe erscheinen hier nach Kalenderwochen.",
  noFees: (year: number) =>
    `Für ${year} ist noch kein Auftritt bestätigt. Bestätigte Honorare erscheinen hier nach Monaten.`,
  month: "Monat",
  amount: "Honorar netto vor Provision",
} as const;
