import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const hybrideVeranstaltungen: DemoBlogPost = {
  slug: "hybride-veranstaltungen",
  title: "Hybride Events: zwei Publika, ein Vortrag",
  description:
    "Wer im Saal sitzt und wer zuschaut, braucht Verschiedenes. Wie Sie einen Vortrag planen, der beide Seiten ernst nimmt.",
  category: "Formate",
  tags: ["Hybrid", "Technik", "Regie"],
  author_name: "Lene Harkort",
  published_on: isoDate("2026-09-08"),
  cover_image_url: `demo/${coverFile("stage")}`,
  related_speakers: ["jonas-ettlin", "noor-haddadin", "joel-mbarga"],
  blocks: [
    {
      type: "paragraph",
      text: "Im Saal sitzen hundertzwanzig Menschen. Zu Hause schauen achtzig zu. Nach zehn Minuten sind es noch fünfzig. Das liegt selten am Thema. Es liegt daran, dass eine Kamera hinten im Raum steht und die Zuschauer behandelt, als säßen sie in der letzten Reihe hinter einer Säule.",
    },
    { type: "heading", text: "Entscheiden Sie, wer Vorrang hat" },
    {
      type: "paragraph",
      text: "Gleich gut für alle: Das klingt fair und gelingt kaum. Legen Sie fest, welches Publikum im Zweifel Vorrang hat. Ist der Saal der Ort der Begegnung, dann ist die Übertragung eine gute Zugabe. Sind die Zugeschalteten in der Mehrheit, dann ist der Saal ein Studio mit Gästen. Beides ist in Ordnung. Ihr Speaker muss es nur wissen.",
    },
    { type: "heading", text: "Eine Kamera auf Augenhöhe" },
    {
      type: "paragraph",
      text: "Der Unterschied zwischen Mitschnitt und Übertragung ist die Höhe der Kamera. Stellen Sie eine zweite Kamera nah an die Bühne, auf Augenhöhe des Speakers. Dort spricht er die Menschen zu Hause direkt an, alle paar Minuten, mit Blick in die Linse. Das lässt sich in der Probe in zehn Minuten üben.",
    },
    {
      type: "paragraph",
      text: "Achten Sie auf den Ton. Zu Hause hört man nur, was durch ein Mikrofon geht. Eine Frage aus dem Saal, die niemand wiederholt, ist für die Hälfte Ihrer Gäste nicht gestellt worden.",
    },
    { type: "heading", text: "Kürzer, mit Wechseln" },
    {
      type: "paragraph",
      text: "Vor dem Bildschirm ermüdet man schneller. Planen Sie für hybride Vorträge eher dreißig als sechzig Minuten und setzen Sie alle acht bis zehn Minuten einen Wechsel: eine Frage an alle, eine Abstimmung, einen kurzen Film, einen Gegenstand auf dem Tisch.",
    },
    {
      type: "list",
      items: [
        "Abstimmungen so stellen, dass beide Gruppen sie gleichzeitig beantworten",
        "Ergebnisse im Saal und auf dem Bildschirm gleich groß zeigen",
        "Übungen zu zweit auch online anbieten, in kleinen Räumen mit klarer Uhrzeit",
        "Pausen ansagen und die Rückkehrzeit einblenden",
      ],
    },
    { type: "heading", text: "Eine Person nur für die Zugeschalteten" },
    {
      type: "paragraph",
      text: "Die Moderation im Saal kann nicht nebenbei den Chat lesen. Benennen Sie jemanden, der die Zuschauer vertritt. Diese Person begrüßt sie eine Viertelstunde vor Beginn, sammelt Fragen und darf den Ablauf unterbrechen, wenn der Ton ausfällt.",
    },
    {
      type: "quote",
      text: "Die Frage aus dem Netz kommt zuerst. Dann wissen alle, dass dort jemand ist.",
    },
    {
      type: "paragraph",
      text: "Dieser einfache Grundsatz verändert viel. Wenn die erste Frage von außen kommt, bleiben die Zugeschalteten wach. Kommt sie als Letztes, sind sie längst gegangen.",
    },
    { type: "heading", text: "Die Probe am Vortag" },
    {
      type: "paragraph",
      text: "Proben Sie mit dem Speaker mindestens zwanzig Minuten, möglichst zur selben Uhrzeit wie der Auftritt, damit das Licht stimmt. Prüfen Sie drei Dinge: Hört man ihn zu Hause ohne Rauschen? Sieht er die Uhr? Weiß er, in welche Kamera er spricht? Alles andere lässt sich notfalls während der Veranstaltung richten.",
    },
    {
      type: "paragraph",
      text: "Vereinbaren Sie ein Zeichen für den Fall, dass die Verbindung abbricht. Ein hochgehaltenes Blatt genügt. Ein guter Speaker überbrückt zwei Minuten ohne Mühe, wenn er weiß, warum.",
    },
    { type: "heading", text: "Und die Aufzeichnung?" },
    {
      type: "paragraph",
      text: "Klären Sie vorab, ob der Vortrag aufgezeichnet werden darf, wer ihn sehen kann und wie lange. Das gehört in die Anfrage, nicht in ein Gespräch an der Garderobe. Viele Speaker stimmen einer internen Aufzeichnung für einige Wochen zu. Für eine öffentliche Verwendung gelten oft andere Bedingungen.",
    },
    {
      type: "paragraph",
      text: "Wenn Ihre Veranstaltung ganz online stattfindet, schreiben Sie das in das Feld für den Veranstaltungsort. Dann fallen keine Reisekosten an.",
    },
  ],
};
