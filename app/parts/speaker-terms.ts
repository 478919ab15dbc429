/**
 * The terms for speakers, once: applicants read them in the form, speakers on their own page
 * (C-82). A change of words needs a new version in `LEGAL_VERSIONS`.
 */
export const SPEAKER_TERMS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "Wahre Angaben und Rechte",
    text: "Ihre Angaben sind wahr und aktuell. Sie dürfen alle Texte, Bilder und Videos verwenden, die Sie einreichen, und räumen der Wortbühne das einfache Recht ein, sie für Ihr Profil und dessen Bewerbung zu zeigen. Dieses Recht endet mit dem Profil.",
  },
  {
    title: "Aufnahme",
    text: "Über die Aufnahme entscheidet die Wortbühne nach Prüfung von Erfahrung, Themen und Identität. Ein Anspruch auf Aufnahme besteht nicht. Eine Absage begründen wir.",
  },
  {
    title: "Profil",
    text: "Ihr Profil wird erst nach Prüfung und Freigabe veröffentlicht. Sie können es jederzeit ändern, pausieren oder löschen lassen. Bestätigte Buchungen bleiben davon unberührt.",
  },
  {
    title: "Kalender und Antworten",
    text: "Sie halten Ihren Kalender aktuell. Anfragen beantworten Sie innerhalb von 24 Stunden. Tage, die als direkt buchbar gezeigt werden, können ohne Rückfrage verbindlich gebucht werden.",
  },
  {
    title: "Auftritt",
    text: "Bestätigte Termine nehmen Sie persönlich wahr, pünktlich und vorbereitet. Sind Sie verhindert, sagen Sie sofort Bescheid. Eine Vertretung gibt es nur mit Zustimmung des Kunden.",
  },
  {
    title: "Honorar",
    text: "Honorare legen Sie selbst fest. Sie verstehen sich netto, zuzüglich Umsatzsteuer und vereinbarter Reisekosten. Einen vor der Freigabe schriftlich vereinbarten Anteil behält die Wortbühne für Vermittlung und Abwicklung.",
  },
  {
    title: "Abrechnung",
    text: "Die Wortbühne verkauft den Auftritt im eigenen Namen, stellt dem Kunden die Rechnung und zahlt Ihnen das Honorar abzüglich des Anteils aus, sobald der Auftritt stattgefunden hat und die Zahlung eingegangen ist. Sie stellen dafür eine Rechnung oder erhalten eine Gutschrift.",
  },
  {
    title: "Absagen",
    text: "Sagt der Kunde ab, erhalten Sie Ihren Anteil an dem Betrag, den er nach den Geschäftsbedingungen schuldet. Sagen Sie ab, entfällt Ihr Honorar. Bei wiederholten Absagen ohne wichtigen Grund können wir das Profil pausieren.",
  },
  {
    title: "Buchungen über die Wortbühne",
    text: "Auftritte, die über die Wortbühne angebahnt wurden, vereinbaren Sie innerhalb von zwölf Monaten nach der ersten Anfrage nicht an ihr vorbei. Eigene Kundinnen und Kunden bleiben Ihre eigenen. Anderswo dürfen Sie andere Preise verlangen.",
  },
  {
    title: "Reihenfolge und Bewertungen",
    text: "Wie Suchergebnisse geordnet sind, steht auf der Seite „So entsteht die Reihenfolge“. Bewertungen geben Kundinnen und Kunden nach dem Auftritt ab. Auf jede dürfen Sie öffentlich antworten. Plätze und Bewertungen sind nicht käuflich.",
  },
  {
    title: "Einschränkung und Kündigung",
    text: "Beide Seiten können mit einer Frist von 30 Tagen kündigen. Schränken wir Ihr Profil ein oder sperren wir es, nennen wir Ihnen die Gründe in Textform, bei einer Beendigung mindestens 30 Tage vorher, es sei denn, ein wichtiger Grund lässt das nicht zu. Beschwerden richten Sie an die Adresse im Impressum. Wir prüfen sie zügig und antworten mit Begründung.",
  },
  {
    title: "Änderungen",
    text: "Änderungen dieser Bedingungen kündigen wir mindestens 15 Tage vorher per E-Mail an. Sie können in dieser Zeit kündigen. Für laufende Buchungen gilt die Fassung, die Sie zuletzt bestätigt haben.",
  },
  {
    title: "Steuern und Meldepflichten",
    text: "Ihre Einnahmen versteuern Sie selbst. Plattformen müssen Einnahmen ihrer Anbieter jährlich melden (Plattformen-Steuertransparenzgesetz). Die dafür nötigen Angaben reichen Sie vor der ersten Auszahlung ein. Eine Kopie der Meldung erhalten Sie.",
  },
  {
    title: "Datenschutz",
    text: "Ihre Angaben nutzen wir für die Prüfung der Bewerbung, für Ihr Profil und für Buchungen. Daten von Kundinnen und Kunden verwenden Sie nur für den jeweiligen Auftritt. Einzelheiten stehen in der Datenschutzerklärung.",
  },
  {
    title: "Haftung und Recht",
    text: "Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit haften beide Seiten unbeschränkt, bei leichter Fahrlässigkeit nur für wesentliche Pflichten und begrenzt auf den vorhersehbaren Schaden. Es gilt deutsches Recht. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.",
  },
];
