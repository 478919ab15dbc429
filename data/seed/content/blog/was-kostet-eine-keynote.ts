import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const wasKostetEineKeynote: DemoBlogPost = {
  slug: "was-kostet-eine-keynote",
  title: "Was kostet eine Keynote? Honorare verständlich",
  description:
    "Zwischen 1.500 und 10.000 Euro ist vieles möglich. Woraus ein Honorar besteht, was es erhöht und wann ein kurzer Vortrag genügt.",
  category: "Budget",
  tags: ["Honorar", "Budget", "Keynote"],
  author_name: "Matthias Reuber",
  published_on: isoDate("2026-09-29"),
  cover_image_url: `demo/${coverFile("light")}`,
  related_speakers: ["ilse-brandtner", "robin-hasselbrink", "abena-mensah-vogt"],
  blocks: [
    {
      type: "paragraph",
      text: "Die Frage nach dem Preis wird spät gestellt und leise. Dabei gehört sie an den Anfang. Wer sein Budget kennt, sucht anders und spart allen Beteiligten Zeit. Dieser Beitrag erklärt, woraus ein Honorar besteht und an welchen Stellen Sie es beeinflussen können.",
    },
    { type: "heading", text: "Sie bezahlen nicht vierzig Minuten" },
    {
      type: "paragraph",
      text: "Ein Auftritt dauert vierzig Minuten. Die Arbeit daran dauert Tage. Vorgespräch, Anpassung, Anreise, Technikprobe, Vortrag, Gespräche danach, Abreise: Für einen Termin in einer anderen Stadt vergehen schnell zwei volle Tage. Dazu kommen die Jahre, in denen ein Vortrag entstanden ist.",
    },
    {
      type: "paragraph",
      text: "Das erklärt, warum zwanzig Minuten nicht halb so viel kosten wie vierzig. Der Weg ist derselbe, das Vorgespräch auch. Kürzer bedeutet oft sogar mehr Arbeit, weil jeder Satz sitzen muss.",
    },
    { type: "heading", text: "Was den Preis bestimmt" },
    {
      type: "list",
      items: [
        "Erfahrung: Wie viele Auftritte liegen hinter dem Speaker, und wie gefragt ist er?",
        "Format: Impulsvortrag, Keynote, längerer Vortrag oder Workshop",
        "Anpassung: Wird ein bestehender Vortrag gehalten oder ein neuer gebaut?",
        "Sprache: Ein Vortrag in einer zweiten Sprache verlangt eigene Vorbereitung.",
        "Termin: In den Monaten mit vielen Tagungen ist weniger Spielraum.",
        "Fragerunde: Fünfzehn oder dreißig Minuten zusätzlich kosten meist einen festen Betrag.",
      ],
    },
    {
      type: "paragraph",
      text: "Auf Wortbühne sehen Sie die Honorare für zwanzig, vierzig und sechzig Minuten im Profil. Sie sind netto angegeben. Die Umsatzsteuer und gegebenenfalls Reisekosten kommen hinzu. In der Zusammenfassung vor der Buchung stehen alle drei Zahlen untereinander: netto, Umsatzsteuer und brutto.",
    },
    { type: "heading", text: "Grobe Bereiche" },
    {
      type: "paragraph",
      text: "Im deutschsprachigen Raum beginnen Vorträge von Fachleuten mit etwas Bühnenerfahrung bei rund 1.500 Euro. Viele etablierte Speaker liegen zwischen 3.000 und 6.000 Euro für vierzig Minuten. Wer sehr bekannt ist oder mit einem Ensemble reist, verlangt mehr und nennt den Preis häufig erst nach einem Gespräch. Im Profil steht dann „Preis auf Anfrage“.",
    },
    {
      type: "paragraph",
      text: "Diese Bereiche sind keine Tarife. Sie sollen Ihnen helfen, ein Budget zu setzen, das zu Ihrer Vorstellung passt.",
    },
    { type: "heading", text: "Wo Sie sparen können, ohne dass es jemand merkt" },
    {
      type: "paragraph",
      text: "Buchen Sie jemanden aus der Nähe. Eine Anreise von einer Stunde verändert die Rechnung stärker als jede Verhandlung. Legen Sie zwei Auftritte auf einen Tag, etwa einen Vortrag am Vormittag und ein Gespräch mit der Geschäftsleitung am Nachmittag. Und prüfen Sie, ob ein Impulsvortrag genügt. Zwanzig gute Minuten bleiben länger im Gedächtnis als sechzig mittelmäßige.",
    },
    {
      type: "quote",
      text: "Fragen Sie nicht, ob es billiger geht. Fragen Sie, was für Ihr Budget möglich ist.",
    },
    { type: "heading", text: "Wo Sie nicht sparen sollten" },
    {
      type: "paragraph",
      text: "Verzichten Sie nicht auf das Vorgespräch und nicht auf die Technik. Ein teurer Vortrag mit schlechtem Ton ist ein schlechter Vortrag. Ein günstiger Vortrag mit einer Stunde Vorbereitung kann ein sehr guter werden.",
    },
    {
      type: "paragraph",
      text: "Auch die Fragerunde ist selten der richtige Ort zum Kürzen. Für viele Gäste ist sie der Teil, in dem das Thema zum eigenen wird.",
    },
    { type: "heading", text: "Ein Beispiel" },
    {
      type: "paragraph",
      text: "Eine Werkleitung plant einen Führungstag mit achtzig Gästen. Sie bucht eine Keynote von vierzig Minuten für 4.200 Euro, dazu dreißig Minuten Fragerunde für 500 Euro. Die Anreise kostet 140 Euro. Netto sind das 4.840 Euro. Pro Gast ergibt das rund sechzig Euro, also etwa so viel wie das Mittagessen mit Kaffeepause.",
    },
    {
      type: "paragraph",
      text: "Mit dieser Rechnung lässt sich gut ins Gespräch gehen, auch mit der eigenen Buchhaltung. Die Rechnung kommt nach einer direkten Buchung per E-Mail. Das Zahlungsziel beträgt vierzehn Tage.",
    },
  ],
};
