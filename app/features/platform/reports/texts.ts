import type { ReportDecision, ReportReason, ReportSubject } from "#domain/content/report.ts";

export const REPORTS_TEXTS = {
  pageTitle: "Meldungen | Verwaltung | Wortbühne",
  title: "Meldungen",
  note: "Gemeldete Nachrichten und Inhalte sowie Widerrufe. Jede Entscheidung wird begründet und mitgeteilt.",
  placeholder: "Text, Name, E-Mail-Adresse",
  columns: {
    report: "Meldung",
    subject: "Worum es geht",
    reporter: "Gemeldet von",
    created: "Eingegangen",
    state: "Stand",
    tools: "Aktionen",
  },
  filters: { subject: "Art", state: "Stand" },
  open: "Offen",
  decided: "Entschieden",
  address: "Inhalt ansehen",
  booking: "Buchung ansehen",
  quoted: "Nachricht",
  emptyTitle: "Keine Meldungen",
  emptyText: "Im Moment hat niemand etwas gemeldet.",
  about: (subject: string, name: string) => `${subject}, eingegangen von ${name}.`,
  from: (name: string) => `Meldung von ${name}`,
  reason: "Begründung",
  reasonHint: "Geht per E-Mail an die meldende Person.",
  done: "Die Entscheidung ist gespeichert und wird mitgeteilt.",
} as const;

type RulingWords = Readonly<
  Record<
    ReportDecision,
    { readonly action: string; readonly title: string; readonly effect: string }
  >
>;

const REPORT_RULING: RulingWords = {
  upheld: {
    action: "Maßnahme ergriffen",
    title: "Meldung bestätigen",
    effect:
      "Ergreifen Sie die Maßnahme zuerst dort, wo der Inhalt steht (zum Beispiel Bewertung ausblenden, Profil pausieren). Die meldende Person erhält Ihre Begründung.",
  },
  rejected: {
    action: "Kein Verstoß",
    title: "Meldung zurückweisen",
    effect: "Der Inhalt bleibt bestehen. Die meldende Person erhält Ihre Begründung.",
  },
};

const WITHDRAWAL_RULING: RulingWords = {
  upheld: {
    action: "Widerruf annehmen",
    title: "Widerruf annehmen",
    effect:
      "Stornieren Sie zuerst die Buchung und veranlassen Sie die Erstattung binnen 14 Tagen. Die Person erhält Ihre Nachricht per E-Mail.",
  },
  rejected: {
    action: "Zurückweisen",
    title: "Widerruf zurückweisen",
    effect:
      "Nur wenn kein Widerrufsrecht besteht oder die Frist abgelaufen ist. Die Person erhält Ihre Begründung per E-Mail.",
  },
};

export const RULING_WORDS: Record<ReportSubject, RulingWords> = {
  content: REPORT_RULING,
  message: REPORT_RULING,
  withdrawal: WITHDRAWAL_RULING,
};

export const SUBJECT_WORDS: Record<ReportSubject, string> = {
  content: "Inhalt",
  message: "Nachricht",
  withdrawal: "Widerruf",
};

const REASON_WORDS: Record<ReportReason | "withdrawal", string> = {
  unlawful: "Rechtswidriger Inhalt",
  personal_rights: "Persönlichkeitsrechte",
  copyright: "Urheberrecht",
  false_claim: "Falsche Behauptung",
  fraud: "Betrug",
  other: "Anderer Grund",
  withdrawal: "Vertrag widerrufen",
};

export function reasonWord(reason: string): string {
  return REASON_WORDS[reason as ReportReason] ?? reason;
}
