export const GO_LIVE_MAIL_TEXTS = {
  subject: "Probemail der Wortbühne",
  preheader: "Der Versand von E-Mails funktioniert.",
  heading: "Der Versand funktioniert",
  text: "diese Probemail wurde in der Verwaltung angefordert. Dass Sie sie lesen, zeigt: Bestätigungen und Rechnungen erreichen ihre Empfänger.",
  at: "Angefordert",
  action: "Zur Verwaltung",
  note: "Liegt die E-Mail im Spam-Ordner? Dann prüfen Sie SPF, DKIM und DMARC Ihrer Absenderdomain.",
} as const;
