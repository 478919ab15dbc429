/** The mail that tells somebody about a new message. */
export const MESSAGE_MAIL_TEXTS = {
  subject: (sender: string) => `Neue Nachricht von ${sender}`,
  anonymousSubject: "Neue Nachricht auf der Wortbühne",
  preheader: "Jemand hat Ihnen auf der Wortbühne geschrieben.",
  heading: "Sie haben eine neue Nachricht",
  text: "Ihnen wurde auf der Wortbühne geschrieben.",
  from: "Von",
  someone: "einer Person, mit der Sie schreiben",
  message: "Nachricht",
  action: "Nachricht lesen und antworten",
  note: "Weitere Nachrichten dieser Unterhaltung fassen wir zusammen: Sie erhalten höchstens alle 15 Minuten eine E-Mail.",
} as const;
