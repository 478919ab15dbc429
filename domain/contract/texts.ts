import { peopleText } from "#domain/booking/place/people-text.ts";

/** The words of the event contract. A change of words needs no new version: each contract keeps its own. */
export const CONTRACT_WORDS = {
  title: "Auftrittsvertrag",
  parties: {
    title: "Vertragsparteien",
    customer: "Veranstalter",
    contact: "Ansprechperson",
    speaker: "Speaker",
    operator: "Vermittlung und Abrechnung",
    text: [
      "Der Veranstalter bucht den Auftritt des Speakers über die Wortbühne. Die Wortbühne schließt den Vertrag über den Auftritt im eigenen Namen und rechnet ihn ab. Den Auftritt erbringt der Speaker persönlich.",
    ],
  },
  event: {
    title: "Veranstaltung und Leistung",
    name: "Veranstaltung",
    date: "Termin",
    at: (day: string, time: string) => `${day}, ${time} Uhr`,
    place: "Ort",
    format: "Format",
    talk: "Vortrag",
    duration: "Dauer",
    minutes: (count: number) => `${count} Minuten`,
    qa: "Fragerunde",
    audience: "Publikum",
    people: peopleText,
    text: [
      "Inhalt und Gestaltung des Auftritts bestimmt der Speaker im Rahmen des vereinbarten Themas. Der Veranstalter nennt spätestens vier Wochen vorher Ablauf, Publikum und Ansprechpersonen. Ein bestimmter Erfolg ist nicht geschuldet.",
    ],
  },
  price: {
    title: "Honorar, Reisekosten und Umsatzsteuer",
    base: "Honorar",
    qa: "Honorar der Fragerunde",
    travel: "Reisekosten",
    adjustment: "Anpassung laut Angebot",
    net: "Netto",
    vat: (rate: string) => `Umsatzsteuer ${rate} %`,
    gross: "Brutto",
    grossWithoutTravel: "Brutto, zzgl. Reisekosten",
  },
  payment: {
    title: "Zahlungsplan",
    whole: (days: number) =>
      `Der Gesamtbetrag wird mit einer Rechnung der Wortbühne fällig, zahlbar innerhalb von ${days} Tagen ab Rechnungsdatum ohne Abzug.`,
    split: (percent: number, days: number) =>
      `${percent} % des Gesamtbetrags werden mit einer Anzahlungsrechnung der Wortbühne fällig, der Rest mit der Schlussrechnung. Die Anzahlung ist innerhalb von ${days} Tagen ab Rechnungsdatum ohne Abzug zahlbar, der Rest am Tag der Veranstaltung, frühestens aber ${days} Tage nach Rechnungsdatum.`,
    speaker:
      "Der Speaker erhält sein Honorar von der Wortbühne nach dem Auftritt und dem Eingang der Zahlung.",
  },
  rider: {
    title: "Technik vor Ort",
    onSite: [
      "Der Veranstalter stellt eine Bühne mit gutem Licht, eine Tonanlage mit Kopfbügelmikrofon, eine Projektionsfläche mit HDMI-Anschluss und stilles Wasser. Bei mehr als 100 Personen kommen eine betreute Technik und ein Bildschirm mit Blick vom Redeplatz hinzu. Eine Probe ist mindestens 45 Minuten vor Beginn möglich.",
    ],
    online: [
      "Der Veranstalter stellt die Plattform für die Übertragung, eine Moderation und eine technische Betreuung. Ein Test mit dem Speaker findet spätestens am Vortag statt. Der Speaker sorgt für eine stabile Verbindung, gutes Licht und guten Ton.",
    ],
  },
  rights: {
    title: "Aufnahmen und Unterlagen",
    text: [
      "Fotos für die Berichterstattung des Veranstalters sind erlaubt. Ton- und Bildaufnahmen des Vortrags sowie ihre Verbreitung brauchen vorher die Zustimmung des Speakers in Textform. Unterlagen dürfen nur für die Teilnehmenden genutzt werden.",
    ],
  },
  cancellation: {
    title: "Verlegung und Stornierung durch den Veranstalter",
    share: (percent: number) => (percent === 0 ? "kostenfrei" : `${percent} % des Honorars`),
    text: [
      "Gezählt werden Kalendertage bis zum Tag der Veranstaltung. Reisekosten, die nicht entstehen, werden nicht berechnet. Der Veranstalter kann nachweisen, dass ein geringerer oder gar kein Schaden entstanden ist. Einen neuen Termin vereinbaren beide Seiten einvernehmlich. Er ersetzt diesen Vertrag durch eine neue Fassung.",
    ],
  },
  replacement: {
    title: "Verhinderung des Speakers und Ersatz",
    text: [
      "Ist der Speaker verhindert, zum Beispiel durch Krankheit, sagt er sofort Bescheid. Der Veranstalter zahlt dann nichts, gezahlte Beträge werden erstattet. Auf Wunsch schlägt die Wortbühne unverzüglich Ersatz vor. Eine Vertretung gibt es nur mit Zustimmung des Veranstalters.",
    ],
  },
  force: {
    title: "Höhere Gewalt",
    text: [
      "Kann die Veranstaltung wegen höherer Gewalt nicht stattfinden, werden beide Seiten von ihrer Leistung frei. Vorrang hat der Versuch, einen Ersatztermin oder eine Durchführung im Netz zu vereinbaren.",
    ],
  },
  privacy: {
    title: "Datenschutz und Vertraulichkeit",
    text: [
      "Personenbezogene Daten der anderen Seite werden nur für diesen Auftritt genutzt. Vertrauliche Informationen über das Unternehmen des Veranstalters behält der Speaker für sich, auch nach dem Auftritt.",
    ],
  },
  amendments: { title: "Individuelle Vereinbarungen" },
  closing: {
    title: "Schlussbestimmungen",
    text: (city: string, version: string) => [
      `Ergänzend gelten die Allgemeinen Geschäftsbedingungen der Wortbühne in der Fassung ${version}. Bei Widersprüchen geht dieser Vertrag vor. Es gilt deutsches Recht. Sind die Parteien Kaufleute, ist Gerichtsstand ${city}. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.`,
      "Änderungen brauchen die Textform und die Zustimmung beider Seiten. Beide Seiten unterzeichnen elektronisch mit ihrem Namen und einem Code, der an die E-Mail-Adresse ihres Kontos gesendet wird.",
    ],
  },
} as const;
