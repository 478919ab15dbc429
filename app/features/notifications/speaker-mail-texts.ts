/** What the platform writes to speakers and to those who want to become one. */
export const SPEAKER_MAIL_TEXTS = {
  approved: {
    subject: "Willkommen auf der Wortbühne",
    preheader: "Ihre Bewerbung ist angenommen und Ihr Profil ist online.",
    heading: "Willkommen auf der Wortbühne",
    text: "wir freuen uns: Ihre Bewerbung ist angenommen und Ihr Profil ist ab jetzt zu finden. Mit einem Porträt, Ihren Vorträgen und einem gepflegten Kalender werden Sie deutlich öfter angefragt.",
    action: "Profil vervollständigen",
    note: "Ihre Angaben können Sie jederzeit selbst ändern.",
  },
  changes: {
    subject: "Ihre Bewerbung: Bitte ergänzen Sie einige Angaben",
    preheader: "Für die Freigabe fehlen uns noch Angaben.",
    heading: "Uns fehlen noch Angaben",
    text: "vielen Dank für Ihre Bewerbung. Damit wir Ihr Profil freigeben können, ergänzen oder ändern Sie bitte:",
    action: "Bewerbung ergänzen",
    note: "Danach sehen wir uns Ihre Bewerbung erneut an.",
  },
  rejected: {
    subject: "Ihre Bewerbung bei der Wortbühne",
    preheader: "Unsere Entscheidung zu Ihrer Bewerbung.",
    heading: "Zu Ihrer Bewerbung",
    text: "vielen Dank für Ihr Interesse. Leider können wir Ihr Profil zurzeit nicht aufnehmen.",
    reason: "Begründung",
    action: "Erneut bewerben",
    note: "Gegen diese Entscheidung können Sie sich jederzeit bei uns melden.",
  },
  nudge: {
    subject: "Ihr Profil auf der Wortbühne wartet auf Sie",
    preheader: "Bitte sehen Sie nach Anfragen und Kalender.",
    heading: "Bitte sehen Sie kurz nach",
    text: "Veranstalter erwarten eine Antwort innerhalb von 24 Stunden und verlassen sich auf Ihren Kalender. Bitte beantworten Sie offene Anfragen und prüfen Sie, ob Ihre freien Tage noch stimmen.",
    action: "Zum Dashboard",
    note: "Wenn Sie zurzeit keine Auftritte annehmen, sagen Sie uns Bescheid. Wir pausieren dann Ihr Profil.",
  },
} as const;

export const APPLICATION_FIELD_WORDS: Readonly<Record<string, string>> = {
  name: "Name",
  job_title: "Beruf oder Rolle",
  city: "Wohnort",
  categories: "Themenfelder",
  topics: "Themen",
  languages: "Sprachen",
  short_bio: "Kurzvorstellung",
  fee_idea: "Honorar",
  website: "Website",
  video: "Video",
};
