import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const speakerBriefen: DemoBlogPost = {
  slug: "speaker-briefen",
  title: "Einen Speaker briefen: Was auf eine Seite gehört",
  description:
    "Ein gutes Briefing passt auf eine Seite. Diese sieben Angaben helfen Ihrem Speaker mehr als jede Unternehmenspräsentation.",
  category: "Planung",
  tags: ["Briefing", "Vorbereitung", "Vorgespräch"],
  author_name: "Lene Harkort",
  published_on: isoDate("2026-10-20"),
  cover_image_url: `demo/${coverFile("microphone")}`,
  related_speakers: ["miriam-falkenau", "amara-lindner", "tobias-reinfeld"],
  blocks: [
    {
      type: "paragraph",
      text: "Vier Wochen vor einer Tagung landet bei vielen Speakern ein Paket im Postfach: der Geschäftsbericht, zwei Imagefilme, das Leitbild und eine Einladung als Datei. Gemeint ist das freundlich. Geholfen ist damit wenig. Wer einen Vortrag vorbereitet, braucht keine Menge, sondern Antworten auf wenige Fragen.",
    },
    { type: "heading", text: "Fangen Sie mit den Menschen an" },
    {
      type: "paragraph",
      text: "Die wichtige Angabe steht selten im Leitbild: Wer sitzt im Saal? Schreiben Sie auf, wie viele Personen kommen, aus welchen Bereichen sie stammen und ob sie freiwillig da sind. Ein Führungskreis, der sich seit Jahren kennt, hört anders zu als zweihundert Gäste, die sich zum ersten Mal sehen.",
    },
    {
      type: "paragraph",
      text: "Nennen Sie auch die Stimmung. War das Jahr schwer? Gibt es einen Umbau, über den alle reden, aber niemand offiziell spricht? Ein Speaker muss das nicht ausbreiten. Er sollte nur nicht aus Versehen hineintreten.",
    },
    { type: "heading", text: "Sagen Sie, was danach anders sein soll" },
    {
      type: "paragraph",
      text: "Ein Thema ist noch kein Ziel. „Etwas zu Veränderung“ kann alles heißen. Hilfreich ist ein Satz, der mit „Nach dem Vortrag“ beginnt. Nach dem Vortrag sprechen unsere Projektleiter offener über Risiken. Nach dem Vortrag haben die Gäste Lust auf den Abend. Beide Sätze sind gut. Sie führen zu zwei verschiedenen Auftritten.",
    },
    {
      type: "quote",
      text: "Wer mir sagt, was am Montag anders sein soll, bekommt einen Vortrag für diesen Montag.",
    },
    { type: "heading", text: "Sieben Angaben auf einer Seite" },
    {
      type: "list",
      items: [
        "Anlass, Datum, Beginn und Ende des Programmpunkts",
        "Zahl und Zusammensetzung der Gäste",
        "Der Satz, der mit „Nach dem Vortrag“ beginnt",
        "Was direkt davor und direkt danach geschieht",
        "Drei Begriffe, die in Ihrem Haus eine besondere Bedeutung haben",
        "Themen, die bitte nicht angesprochen werden",
        "Eine Person mit Telefonnummer, die am Tag selbst erreichbar ist",
      ],
    },
    {
      type: "paragraph",
      text: "Mehr braucht es nicht. Wenn Ihr Speaker weitere Unterlagen möchte, wird er fragen.",
    },
    { type: "heading", text: "Das Vorgespräch ersetzt kein Papier, und umgekehrt" },
    {
      type: "paragraph",
      text: "Planen Sie dreißig Minuten Telefon oder Video ein, etwa drei Wochen vor dem Termin. Schicken Sie die Seite vorher. Im Gespräch geht es dann nicht mehr um Daten, sondern um Zwischentöne. Einige Speaker sprechen gern zusätzlich mit zwei oder drei Personen aus dem Publikum. Ermöglichen Sie das. Es kostet wenig Zeit und verändert oft den ganzen Vortrag.",
    },
    {
      type: "paragraph",
      text: "Laden Sie zum Vorgespräch jemanden ein, der die Gäste wirklich kennt. Das ist nicht immer die Person, die den Vertrag unterschreibt.",
    },
    { type: "heading", text: "Was Sie getrost weglassen" },
    {
      type: "paragraph",
      text: "Lassen Sie Textvorschläge weg. Ein Speaker, der fremde Sätze vorträgt, klingt nach fremden Sätzen. Verzichten Sie auch auf die Bitte, das Firmenlogo auf jede Folie zu setzen. Niemand im Saal vergisst, bei wem er zu Gast ist.",
    },
    {
      type: "paragraph",
      text: "Vorsicht ist bei Wünschen in letzter Minute geboten. Wenn die Geschäftsleitung am Vorabend noch drei Kernbotschaften unterbringen möchte, sagen Sie freundlich Nein. Oder bieten Sie an, dass die Leitung diese Botschaften selbst ausspricht, zwei Minuten vor dem Vortrag. Das wirkt ohnehin stärker.",
    },
    { type: "heading", text: "Nach dem Auftritt" },
    {
      type: "paragraph",
      text: "Ein Briefing endet nicht mit dem Applaus. Schreiben Sie Ihrem Speaker zwei Tage später, was hängen geblieben ist. Ein Satz aus dem Publikum genügt. Sie helfen damit beim nächsten Vortrag, und meistens bekommen Sie eine Antwort, die noch einen Gedanken enthält.",
    },
    {
      type: "paragraph",
      text: "Auf Wortbühne können Sie vor der Buchung eine Nachricht an den Speaker schreiben. Nutzen Sie dieses erste Gespräch für den einen Satz, der mit „Nach dem Vortrag“ beginnt. Alles Weitere folgt daraus.",
    },
  ],
};
