import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const reisekostenUndAbgaben: DemoBlogPost = {
  slug: "reisekosten-und-abgaben",
  title: "Reisekosten und Abgaben: ein Überblick",
  description:
    "Honorar, Anreise, Umsatzsteuer, Künstlersozialabgabe: welche Posten auf Veranstalter zukommen können und wen Sie dazu fragen.",
  category: "Budget",
  tags: ["Reisekosten", "KSK", "Umsatzsteuer"],
  author_name: "Matthias Reuber",
  published_on: isoDate("2026-08-18"),
  cover_image_url: `demo/${coverFile("light")}`,
  related_speakers: ["tomasz-jagoda", "gudrun-eibensteiner"],
  blocks: [
    {
      type: "paragraph",
      text: "Das Honorar steht fest, und doch kommen später Posten dazu, mit denen niemand gerechnet hat. Dieser Beitrag ordnet sie in allgemeinen Worten. Er ersetzt keine Beratung. Für Ihren eigenen Fall fragen Sie bitte Ihr Steuerbüro oder die zuständige Stelle.",
    },
    { type: "heading", text: "Reisekosten" },
    {
      type: "paragraph",
      text: "Zu einem Auftritt gehört ein Weg. Üblich sind drei Arten der Abrechnung: nach Beleg, als Pauschale oder nach Entfernung. Bei Belegen zahlen Sie, was tatsächlich angefallen ist, und warten bis nach der Veranstaltung. Eine Pauschale ist vorher bekannt und spart allen das Sortieren von Quittungen. Eine Berechnung nach Entfernung liegt dazwischen.",
    },
    {
      type: "paragraph",
      text: "Auf Wortbühne werden die Reisekosten anhand des Veranstaltungsorts geschätzt und vor der Buchung angezeigt. Sie stehen als eigene Zeile in der Zusammenfassung. Bei reinen Online-Veranstaltungen entfallen sie.",
    },
    {
      type: "list",
      items: [
        "Bahn oder Auto: Fragen Sie, womit der Speaker anreist. Manche nutzen die Fahrt zur Vorbereitung.",
        "Übernachtung: Bei Beginn vor zehn Uhr ist eine Anreise am Vortag oft vernünftig.",
        "Verpflegung: Ein Platz am Tisch ist einfacher als ein Tagegeld.",
        "Material: Roboter, Musikinstrumente oder große Modelle brauchen Platz und manchmal einen Lieferwagen.",
      ],
    },
    { type: "heading", text: "Umsatzsteuer" },
    {
      type: "paragraph",
      text: "Die Honorare in den Profilen sind netto. Auf der Rechnung kommt in der Regel die Umsatzsteuer hinzu. Bei Auftritten über die Grenze hinweg, etwa wenn ein Speaker aus der Schweiz in Deutschland spricht, können andere Regeln gelten. Manchmal schuldet dann der Auftraggeber die Steuer. Das klingt kompliziert und ist für Ihre Buchhaltung meist Alltag. Geben Sie ihr die Angaben früh: Sitz des Speakers, Ort der Veranstaltung, Art der Leistung.",
    },
    {
      type: "quote",
      text: "Eine Frage an die Buchhaltung vor der Buchung erspart drei Briefe danach.",
    },
    { type: "heading", text: "Künstlersozialabgabe" },
    {
      type: "paragraph",
      text: "In Deutschland gibt es die Künstlersozialversicherung. Unternehmen, die selbstständige Künstlerinnen, Künstler oder Publizisten beauftragen, müssen auf deren Honorare unter bestimmten Umständen eine Abgabe zahlen. Sie wird nicht vom Honorar abgezogen, sondern kommt beim Auftraggeber hinzu.",
    },
    {
      type: "paragraph",
      text: "Ob ein Vortrag darunterfällt, hängt vom Inhalt, von der Person und von Ihrem Unternehmen ab. Ein musikalisches Programm wird anders beurteilt als ein Fachvortrag über Schichtpläne. Eine allgemeine Antwort gibt es nicht. Wenden Sie sich im Zweifel an die zuständige Kasse oder an Ihr Steuerbüro, und zwar vor der Veranstaltung.",
    },
    {
      type: "paragraph",
      text: "In Österreich und der Schweiz gelten eigene Regeln. Auch dort lohnt sich eine kurze Rückfrage.",
    },
    { type: "heading", text: "Ausfall und Absage" },
    {
      type: "paragraph",
      text: "Klären Sie, was bei einer Absage geschieht. Vor der Buchung zeigt Wortbühne die Bedingungen an. Je näher der Termin rückt, desto höher ist gewöhnlich der Anteil, der fällig bleibt. Das ist verständlich: Ein Speaker, der für Ihren Tag zugesagt hat, hat andere abgelehnt.",
    },
    {
      type: "paragraph",
      text: "Für den umgekehrten Fall, eine Erkrankung des Speakers, vereinbaren Sie schon vorher, ob ein Ersatz oder ein neuer Termin gewünscht ist.",
    },
    {
      type: "paragraph",
      text: "Auf Wortbühne sehen beide Seiten den Stand einer Buchung und können sich im Nachrichtenbereich abstimmen. So bleibt nachlesbar, was vereinbart wurde.",
    },
    { type: "heading", text: "Eine Liste für die Buchhaltung" },
    {
      type: "list",
      items: [
        "Honorar netto",
        "Fragerunde oder Workshop, falls gebucht",
        "Reisekosten, geschätzt oder pauschal",
        "Umsatzsteuer oder ein Hinweis auf die Steuerschuld des Auftraggebers",
        "Mögliche Abgaben, nach Rücksprache",
        "Übernachtung und Verpflegung, falls Sie diese selbst bezahlen",
      ],
    },
    {
      type: "paragraph",
      text: "Wenn diese sechs Zeilen vor der Buchung ausgefüllt sind, gibt es hinterher kaum Überraschungen. Und das Gespräch mit dem Speaker kann sich um den Vortrag drehen.",
    },
  ],
};
