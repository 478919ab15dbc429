/** How a review is asked for and asked about, on screens, in notices and in mails. */
export const REVIEW_INVITATION = {
  event: "Wie war Ihre Veranstaltung?",
  speaker: (speaker: string) => `Wie war es mit ${speaker}?`,
  why: "Ihre Bewertung hilft anderen bei der Auswahl.",
  edit: "Bitte überarbeiten Sie Ihre Bewertung",
  hidden: "Ihre Bewertung wird nicht angezeigt",
} as const;
