/** The mail that tells of new messages in one conversation. */
export const MESSAGE_MAIL_TEXTS = {
  count: (count: number) => (count === 1 ? "eine neue Nachricht" : `${count} neue Nachrichten`),
  countAtStart: (count: number) => (count === 1 ? "Neue Nachricht" : `${count} neue Nachrichten`),
  sender: (name: string | null) => name ?? "einer Person, mit der Sie schreiben",
  subject: (messages: string, sender: string) => `${messages} von ${sender}`,
  preheader: "Jemand hat Ihnen auf der Wortbühne geschrieben.",
  heading: (messages: string) => `Sie haben ${messages}`,
  text: "Ihnen wurde auf der Wortbühne geschrieben.",
  from: "Von",
  message: (count: number) => (count === 1 ? "Nachricht" : "Zuletzt"),
  action: "Lesen und antworten",
  note: "Weitere Nachrichten dieser Unterhaltung fassen wir zusammen: Sie erhalten höchstens alle 15 Minuten eine E-Mail, und keine über das, was Sie schon gelesen haben.",
} as const;
