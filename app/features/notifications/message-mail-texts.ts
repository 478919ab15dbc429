/** The mail that tells somebody about new messages of one conversation. */
export const MESSAGE_MAIL_TEXTS = {
  subject: (count: number, sender: string) =>
    count === 1 ? `Neue Nachricht von ${sender}` : `${count} neue Nachrichten von ${sender}`,
  anonymousSubject: (count: number) =>
    count === 1
      ? "Neue Nachricht auf der Wortbühne"
      : `${count} neue Nachrichten auf der Wortbühne`,
  preheader: "Jemand hat Ihnen auf der Wortbühne geschrieben.",
  heading: (count: number) =>
    count === 1 ? "Sie haben eine neue Nachricht" : `Sie haben ${count} neue Nachrichten`,
  text: "Ihnen wurde auf der Wortbühne geschrieben.",
  from: "Von",
  someone: "einer Person, mit der Sie schreiben",
  message: (count: number) => (count === 1 ? "Nachricht" : "Zuletzt"),
  action: (count: number) =>
    count === 1 ? "Nachricht lesen und antworten" : "Nachrichten lesen und antworten",
  note: "Weitere Nachrichten dieser Unterhaltung fassen wir zusammen: Sie erhalten höchstens alle 15 Minuten eine E-Mail, und keine über das, was Sie schon gelesen haben.",
} as const;
