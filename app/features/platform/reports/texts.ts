import type { ReportDecision, ReportReason, ReportSubject } from "#domain/content/report.ts";

export const REPORTS_TEXTS = {
  pageTitle: "Meldungen | Verwaltung | Wortbühne",
  title: "Meldungen",
  note: "Gemeldete Nachrichten und Inhalte. Jede Entscheidung wird begründet und der meldenden Person mitgeteilt.",
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
  quoted: "Nachricht",
  emptyTitle: "Keine Meldungen",
  emptyText: "Im Moment hat niemand etwas gemeldet.",
  uphold: "Maßnahme ergriffen",
  reject: "Kein Verstoß",
  dialog: {
    upheld: "Meldung bestätigen",
    rejected: "Meldung zurückweisen",
  },
  effect: {
    upheld:
      "Ergreifen Sie die Maßnahme zuerst dort, wo der Inhalt steht (zum Beispiel Bewertung ausblenden, Profil pausieren). Die meldende Person erhält Ihre Begründung.",
    rejected: "Der Inhalt bleibt bestehen. Die meldende Person erhält Ihre Begründung.",
  },
  reason: "Begründung",
  reasonHint: "Geht per E-Mail an die meldende Person.",
  done: "Die Entscheidung ist gespeichert und wird mitgeteilt.",
} as const;

export const SUBJECT_WORDS: Record<ReportSubject, string> = {
  content: "Inhalt",
  message: "Nachricht",
};

export const DECISION_WORDS: Record<ReportDecision, string> = {
  upheld: "Bestätigt",
  rejected: "Zurückgewiesen",
};

const REASON_WORDS: Record<ReportReason, string> = {
  unlawful: "Rechtswidriger Inhalt",
  personal_rights: "Persönlichkeitsrechte",
  copyright: "Urheberrecht",
  false_claim: "Falsche Behauptung",
  fraud: "Betrug",
  other: "Anderer Grund",
};

export function reasonWord(reason: string): string {
  return REASON_WORDS[reason as ReportReason] ?? reason;
}
