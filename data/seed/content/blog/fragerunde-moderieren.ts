import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const fragerundeModerieren: DemoBlogPost = {
  slug: "fragerunde-moderieren",
  title: "Fragerunden moderieren: Wenn niemand fragt",
  description:
    "„Gibt es Fragen?“ ist ein schlechter Anfang. Wie Sie eine Fragerunde vorbereiten, eröffnen, lenken und rechtzeitig beenden.",
  category: "Formate",
  tags: ["Q&A", "Moderation", "Publikum"],
  author_name: "Yusuf Brenneke",
  published_on: isoDate("2026-05-26"),
  cover_image_url: `demo/${coverFile("audience")}`,
  related_speakers: ["noor-haddadin", "miriam-falkenau", "hana-yoon-steiger"],
  blocks: [
    {
      type: "paragraph",
      text: "Der Vortrag ist vorbei, der Applaus verklungen. Die Moderation tritt ans Mikrofon und sagt: „Gibt es Fragen?“ Stille. Jemand hustet. Nach acht Sekunden meldet sich ein Herr in der dritten Reihe und hält einen eigenen Vortrag. So verlaufen viele Fragerunden. Es geht anders, und es ist nicht schwer.",
    },
    { type: "heading", text: "Geben Sie eine Minute" },
    {
      type: "paragraph",
      text: "Menschen brauchen Zeit, um aus einem Gedanken eine Frage zu machen. Schenken Sie ihnen sechzig Sekunden. Sagen Sie: „Wenden Sie sich bitte Ihrer Nachbarin oder Ihrem Nachbarn zu und überlegen Sie gemeinsam eine Frage.“ Im Saal wird es laut. Danach gehen Hände nach oben, weil niemand mehr allein fragt. Er spricht für zwei.",
    },
    { type: "heading", text: "Beginnen Sie mit einer eigenen Frage" },
    {
      type: "paragraph",
      text: "Die erste Frage legt die Höhe fest. Bereiten Sie eine vor, die einfach ist und doch etwas wagt. Nicht: „Was bedeutet das für die Zukunft?“ Besser: „Wann hat das bei Ihnen zuletzt nicht funktioniert?“ Ein Speaker, der darauf ehrlich antwortet, öffnet den Raum.",
    },
    {
      type: "list",
      items: [
        "Wo haben Sie Ihre Meinung geändert?",
        "Was würde jemand sagen, der Ihnen nicht zustimmt?",
        "Womit sollte man morgen nicht anfangen?",
        "Welche Frage hören Sie zu selten?",
      ],
    },
    { type: "heading", text: "Sammeln oder einzeln?" },
    {
      type: "paragraph",
      text: "Wer drei Fragen sammelt, bekommt drei halbe Antworten. Lassen Sie lieber einzeln fragen und bitten Sie um kurze Antworten. Eine Fragerunde von fünfzehn Minuten verträgt sechs bis acht Fragen. In dreißig Minuten können es zwölf sein, wenn alle sich kurz fassen.",
    },
    {
      type: "paragraph",
      text: "Wiederholen Sie jede Frage in einem Satz, bevor sie beantwortet wird. So verstehen sie alle, auch die Zugeschalteten, und der Speaker gewinnt Zeit zum Denken.",
    },
    {
      type: "quote",
      text: "Eine gute Moderation ist wie ein guter Kellner. Sie ist da, bevor man ruft.",
    },
    { type: "heading", text: "Der Vortrag aus dem Publikum" },
    {
      type: "paragraph",
      text: "Es gibt ihn immer: den Gast, der keine Frage hat, aber viel zu sagen. Unterbrechen Sie früh und freundlich. „Ich halte Ihren Punkt fest: Sie zweifeln an den Zahlen. Was ist Ihre Frage?“ Meistens genügt das. Wenn nicht, bieten Sie ein Gespräch nach der Veranstaltung an und geben das Wort weiter. Der Rest des Saals ist Ihnen dankbar.",
    },
    {
      type: "paragraph",
      text: "Behalten Sie das Mikrofon in der Hand oder geben Sie es einer Person, die es hält. Ein weitergereichtes Mikrofon kommt selten schnell zurück.",
    },
    { type: "heading", text: "Fragen auf Karten" },
    {
      type: "paragraph",
      text: "Bei heiklen Themen fragen viele nicht laut. Legen Sie Karten und Stifte auf die Plätze, sammeln Sie während des Vortrags ein und sortieren Sie in der Pause. Lesen Sie Fragen so vor, wie sie geschrieben wurden. Wer sie glättet, verliert Vertrauen.",
    },
    {
      type: "paragraph",
      text: "Digitale Abstimmungen leisten Ähnliches. Achten Sie darauf, dass auch Menschen ohne Telefon in der Hand mitmachen können.",
    },
    { type: "heading", text: "Das Ende setzen" },
    {
      type: "paragraph",
      text: "Kündigen Sie die letzte Frage an und meinen Sie es so. Bitten Sie den Speaker anschließend um einen Satz zum Schluss. Er soll nicht zusammenfassen, sondern etwas mitgeben. Danach Dank, Applaus, Pause. Eine Fragerunde, die zwei Minuten zu früh endet, bleibt in guter Erinnerung. Eine, die zehn Minuten zu lange dauert, überdeckt den Vortrag.",
    },
    {
      type: "paragraph",
      text: "Viele Speaker bieten auf Wortbühne eine Fragerunde von fünfzehn oder dreißig Minuten als Zusatz an. Sprechen Sie im Vorgespräch ab, wer moderiert. Manche machen es gern selbst, andere hören lieber zu und antworten.",
    },
  ],
};
