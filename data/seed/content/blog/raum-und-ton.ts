import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const raumUndTon: DemoBlogPost = {
  slug: "raum-und-ton",
  title: "Raum und Ton: was vor dem Vortrag zu prüfen ist",
  description:
    "Schlechter Ton verdirbt jeden Vortrag. Mit diesen Handgriffen prüfen Sie Saal, Mikrofon, Licht und Bestuhlung in einer Stunde.",
  category: "Technik",
  tags: ["Raum", "Ton", "Licht"],
  author_name: "Yusuf Brenneke",
  published_on: isoDate("2026-07-28"),
  cover_image_url: `demo/${coverFile("microphone")}`,
  related_speakers: ["henrik-maas", "robin-hasselbrink", "walter-kienzl"],
  blocks: [
    {
      type: "paragraph",
      text: "Gäste verzeihen eine trockene Folie. Sie verzeihen auch lauwarmen Kaffee. Was sie nicht verzeihen, ist ein Vortrag, den sie nicht verstehen. Der Ton entscheidet, und doch wird er oft als Letztes geprüft. Nehmen Sie sich am Vortag eine Stunde Zeit.",
    },
    { type: "heading", text: "Gehen Sie in die letzte Reihe" },
    {
      type: "paragraph",
      text: "Setzen Sie sich auf den schlechten Platz: hinten, außen, unter die Lüftung. Bitten Sie jemanden, auf der Bühne in normaler Lautstärke zu sprechen, erst ohne Mikrofon, dann mit. Schließen Sie die Augen. Verstehen Sie jedes Wort? Wenn Sie raten müssen, raten morgen dreißig Menschen.",
    },
    {
      type: "paragraph",
      text: "Ein leerer Raum klingt anders als ein voller. Menschen schlucken Schall. Ist der Raum leer ein wenig zu hallig, wird er voll meist angenehm. Ist er leer schon dumpf, brauchen Sie mehr Höhen in der Anlage.",
    },
    { type: "heading", text: "Welches Mikrofon?" },
    {
      type: "list",
      items: [
        "Kopfbügel: beide Hände frei, gleichmäßiger Ton, gut für bewegte Speaker",
        "Ansteckmikrofon: unauffällig, aber empfindlich für Halsketten und Schals",
        "Handmikrofon: robust und klar, sinnvoll für Fragen aus dem Saal",
        "Pultmikrofon: nur für Menschen, die wirklich am Pult bleiben",
      ],
    },
    {
      type: "paragraph",
      text: "Fragen Sie den Speaker, womit er gern arbeitet. Manche sprechen in kleinen Räumen ohne Verstärkung. Bis etwa sechzig Personen kann das gelingen. Darüber hinaus schließen Sie Gäste aus, die schlecht hören und es nicht sagen.",
    },
    {
      type: "quote",
      text: "Niemand steht auf und ruft, dass er nichts versteht. Die Leute schauen dann auf ihr Telefon.",
    },
    { type: "heading", text: "Licht, das Gesichter zeigt" },
    {
      type: "paragraph",
      text: "Auf der Bühne zählt das Gesicht. Ein helles Licht von schräg vorn genügt. Licht von oben macht Schatten unter den Augen, Licht von hinten macht Speaker zu Scherenschnitten. Dunkeln Sie den Saal nicht ganz ab. Wer mit dem Publikum arbeitet, muss es sehen.",
    },
    {
      type: "paragraph",
      text: "Prüfen Sie, ob die Leinwand gegen das Fenster ankommt. Im Oktober um neun Uhr steht die Sonne tief. Ein Vorhang, der am Nachmittag überflüssig wirkte, kann am Morgen die Rettung sein.",
    },
    { type: "heading", text: "Bestuhlung und Wege" },
    {
      type: "paragraph",
      text: "Stellen Sie lieber zu wenige Stühle als zu viele. Ein halb leerer Saal kostet jeden Speaker Kraft. Lassen Sie einen Gang in der Mitte, wenn Übungen geplant sind, und einen freien Platz für Rollstühle, der nicht am Rand liegt.",
    },
    {
      type: "paragraph",
      text: "Achten Sie auf den Weg zur Bühne. Gibt es Stufen? Liegt ein Kabel quer? Wo steht das Wasser? Ein Glas auf dem Boden hinter dem Pult fällt mit großer Wahrscheinlichkeit um.",
    },
    { type: "heading", text: "Die Viertelstunde vor Beginn" },
    {
      type: "paragraph",
      text: "Planen Sie eine Tonprobe mit dem Speaker, wenn der Saal noch leer ist. Fünf Minuten reichen: sprechen, gehen, die Fernbedienung drücken, die Uhr finden. Zeigen Sie ihm die Person, die die Technik betreut, und nennen Sie ihren Namen. Wenn etwas ausfällt, kann er sie dann ansprechen, statt ins Dunkel zu rufen.",
    },
    {
      type: "paragraph",
      text: "Legen Sie frische Batterien bereit. Laden Sie ein zweites Mikrofon. Drucken Sie den Ablauf einmal groß aus und kleben Sie ihn neben die Bühne.",
    },
    { type: "heading", text: "Wenn es doch pfeift" },
    {
      type: "paragraph",
      text: "Rückkopplungen entstehen, wenn ein Mikrofon den eigenen Lautsprecher hört. Gehen Sie mit dem Mikrofon hinter die Lautsprecher, nicht davor. Drehen Sie zuerst leiser und suchen Sie dann die Ursache. Und bitten Sie den Speaker, einen Moment zu warten. Zehn Sekunden Stille sind kürzer, als sie sich anfühlen.",
    },
    {
      type: "paragraph",
      text: "Schreiben Sie die Angaben zum Raum schon in Ihre Anfrage: Zahl der Plätze, vorhandene Mikrofone, Leinwand ja oder nein. Dann kann Ihr Speaker sagen, was fehlt, solange noch Zeit ist.",
    },
  ],
};
