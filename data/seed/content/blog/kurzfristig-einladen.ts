import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const kurzfristigEinladen: DemoBlogPost = {
  slug: "kurzfristig-einladen",
  title: "Kurzfristig buchen: Speaker in zehn Tagen finden",
  description:
    "Absage, neuer Termin, plötzliche Lücke im Programm: So finden Sie in kurzer Zeit einen passenden Vortrag und behalten die Ruhe.",
  category: "Planung",
  tags: ["Kurzfristig", "Organisation", "Ersatz"],
  author_name: "Matthias Reuber",
  published_on: isoDate("2026-04-21"),
  cover_image_url: `demo/${coverFile("audience")}`,
  related_speakers: ["leyla-moradi", "farid-al-hamdan", "aylin-oezbayrak", "eleni-stavrakidou"],
  blocks: [
    {
      type: "paragraph",
      text: "Donnerstagmittag, zehn Tage vor der Tagung, kommt die Absage. Der Vortrag fällt aus, die Einladungen sind verschickt, das Programm ist gedruckt. Solche Lücken lassen sich schließen. Es braucht einen klaren Blick auf das Wesentliche und einen Nachmittag Zeit.",
    },
    { type: "heading", text: "Zuerst: Was muss bleiben?" },
    {
      type: "paragraph",
      text: "Fragen Sie nicht, wer dasselbe Thema hat. Fragen Sie, welche Aufgabe der Vortrag im Ablauf hatte. Sollte er den Tag eröffnen? Die Gäste nach dem Essen wecken? Eine Entscheidung vorbereiten? Wer die Aufgabe kennt, findet leichter Ersatz als jemand, der nach einem Stichwort sucht.",
    },
    {
      type: "paragraph",
      text: "Schreiben Sie drei Dinge auf: die Aufgabe, die Dauer und die Obergrenze für das Honorar. Mehr brauchen Sie für die Suche nicht.",
    },
    { type: "heading", text: "Filtern Sie nach dem Tag" },
    {
      type: "paragraph",
      text: "Auf Wortbühne können Sie einen Termin angeben und sehen dann, wer frei ist. Das Zeichen „Sofort buchbar“ bedeutet, dass der Speaker direkte Buchungen annimmt. Ist ein Tag im Kalender frei, wird Ihre Buchung sofort bestätigt. Bei Tagen mit dem Hinweis „Auf Anfrage“ lohnt sich trotzdem eine Nachricht. Die Antwort kommt meist binnen 24 Stunden.",
    },
    {
      type: "list",
      items: [
        "Suchen Sie im Umkreis von zwei Stunden Fahrt.",
        "Bevorzugen Sie Vorträge, die wenig Technik brauchen.",
        "Wählen Sie ein kürzeres Format, wenn Sie schwanken.",
        "Schicken Sie höchstens drei Anfragen gleichzeitig.",
      ],
    },
    {
      type: "paragraph",
      text: "Der letzte Punkt ist eine Frage der Fairness. Wer zehn Speaker anschreibt und neun absagt, bekommt beim nächsten Mal langsamere Antworten.",
    },
    { type: "heading", text: "Die Nachricht in fünf Sätzen" },
    {
      type: "paragraph",
      text: "Nennen Sie Datum, Ort und Uhrzeit. Sagen Sie, wie viele Gäste kommen. Erklären Sie die Aufgabe des Vortrags. Nennen Sie Ihr Budget. Bitten Sie um eine Antwort bis zu einer bestimmten Stunde. So weiß der Speaker alles, was er für ein Ja oder ein Nein braucht.",
    },
    {
      type: "quote",
      text: "Schreiben Sie ruhig, dass jemand ausgefallen ist. Ersatz zu sein, ist keine Kränkung, sondern eine Bitte um Hilfe.",
    },
    {
      type: "paragraph",
      text: "Verschweigen Sie es nicht. Die meisten Speaker sind selbst schon einmal krank geworden und helfen gern.",
    },
    { type: "heading", text: "Kürzer vorbereiten, aber nicht gar nicht" },
    {
      type: "paragraph",
      text: "Auch mit zehn Tagen Vorlauf ist Zeit für ein Vorgespräch von zwanzig Minuten. Verabreden Sie es gleich mit der Zusage. Bitten Sie nicht um einen neuen Vortrag, sondern um einen, der schon steht. Eine Anpassung von wenigen Sätzen genügt: eine Begrüßung, ein Beispiel aus Ihrer Branche, ein Verweis auf den Programmpunkt danach.",
    },
    { type: "heading", text: "Sagen Sie es den Gästen" },
    {
      type: "paragraph",
      text: "Eine kurze Nachricht an die Angemeldeten ist besser als eine Überraschung im Saal. Ein Satz zum Grund, zwei Sätze zum neuen Vortrag, ein Bild. Wenn das Programm gedruckt ist, legen Sie einen Zettel ein. Niemand stört sich daran. Viele Gäste werden neugieriger, als sie es vorher waren.",
    },
    { type: "heading", text: "Wenn sich niemand findet" },
    {
      type: "paragraph",
      text: "Dann machen Sie aus der Not eine Stunde für das eigene Haus. Bitten Sie drei Menschen aus dem Betrieb um je acht Minuten zu einer gemeinsamen Frage, etwa: „Was haben wir in diesem Jahr gelernt?“ Mit einer guten Moderation entsteht daraus ein Programmpunkt, an den man sich erinnert.",
    },
    { type: "heading", text: "Für das nächste Mal" },
    {
      type: "paragraph",
      text: "Legen Sie schon bei der Planung eine zweite Wahl fest. Merken Sie sich zwei Profile, die passen würden, und notieren Sie deren freie Tage. Das dauert zehn Minuten und schenkt Ihnen im Ernstfall einen ruhigen Donnerstag.",
    },
  ],
};
