import { isoDate } from "#domain/time/iso-date.ts";
import { coverFile } from "../../pictures.ts";
import type { DemoBlogPost } from "../blog-types.ts";

export const podiumOderKeynote: DemoBlogPost = {
  slug: "podium-oder-keynote",
  title: "Podium oder Keynote? Eine Entscheidungshilfe",
  description:
    "Ein Podium zeigt Vielfalt, eine Keynote setzt einen Gedanken. Woran Sie erkennen, welches Format Ihrer Veranstaltung dient.",
  category: "Formate",
  tags: ["Podium", "Keynote", "Programm"],
  author_name: "Lene Harkort",
  published_on: isoDate("2026-06-30"),
  cover_image_url: `demo/${coverFile("stage")}`,
  related_speakers: [
    "sabine-thurnherr",
    "farid-al-hamdan",
    "ilse-brandtner",
    "friederike-oltmanns",
  ],
  blocks: [
    {
      type: "paragraph",
      text: "Vier Stühle, vier Gäste, eine Moderation: Das Podium ist beliebt, weil es nach Gespräch aussieht. Oft wird daraus eine Reihe kurzer Vorträge im Sitzen. Die Keynote gilt dagegen als einseitig und kann doch mehr Gespräch auslösen als jede Runde. Welches Format passt, hängt davon ab, was Sie erreichen wollen.",
    },
    { type: "heading", text: "Was eine Keynote kann" },
    {
      type: "paragraph",
      text: "Eine Keynote setzt einen Gedanken. Ein Mensch hat ihn zu Ende gedacht, an Beispielen geprüft und für diesen Tag aufbereitet. Das Publikum folgt einer Linie. Danach haben alle dasselbe gehört und können darüber reden.",
    },
    {
      type: "paragraph",
      text: "Wählen Sie eine Keynote, wenn Ihre Gäste einen gemeinsamen Ausgangspunkt brauchen. Am Anfang eines Tages, vor Arbeitsgruppen oder nach einem schwierigen Jahr ist sie meistens die bessere Wahl.",
    },
    { type: "heading", text: "Was ein Podium kann" },
    {
      type: "paragraph",
      text: "Ein Podium zeigt, dass es verschiedene Sichtweisen gibt. Es lebt vom Unterschied. Wenn sich alle vier Gäste einig sind, genügt einer von ihnen. Ein gutes Podium braucht deshalb einen echten Streitpunkt und eine Moderation, die ihn nicht glättet.",
    },
    {
      type: "paragraph",
      text: "Wählen Sie ein Podium, wenn in Ihrem Haus oder Ihrer Branche mehrere Antworten im Raum stehen und keine davon allein richtig ist. Auch wenn Beteiligte gehört werden sollen, die selten eine Bühne bekommen, ist die Runde geeignet.",
    },
    { type: "quote", text: "Ein Podium ohne Streitpunkt ist ein Stuhlkreis mit Mikrofonen." },
    { type: "heading", text: "Fünf Fragen zur Entscheidung" },
    {
      type: "list",
      items: [
        "Gibt es einen Gedanken, den alle mitnehmen sollen, oder eine Frage, die offen ist?",
        "Haben die möglichen Podiumsgäste wirklich verschiedene Meinungen?",
        "Wer moderiert, und darf diese Person unterbrechen?",
        "Wie viel Zeit ist da? Unter vierzig Minuten wird ein Podium selten tief.",
        "Was geschieht danach: Pause, Arbeitsgruppen oder der nächste Programmpunkt?",
      ],
    },
    {
      type: "paragraph",
      text: "Wenn Sie die zweite oder dritte Frage nicht klar beantworten können, spricht vieles für die Keynote.",
    },
    { type: "heading", text: "Die Mischung" },
    {
      type: "paragraph",
      text: "Gut bewährt sich eine Verbindung: erst zwanzig Minuten Impuls, dann dreißig Minuten Gespräch mit zwei Gästen. Der Impuls gibt dem Gespräch einen Boden. Die Gäste müssen nicht bei null anfangen und können sich auf einen Satz beziehen, den alle gerade gehört haben.",
    },
    {
      type: "paragraph",
      text: "Wichtig ist, dass der Speaker im Gespräch nicht noch einmal vorträgt. Bitten Sie ihn, zuerst zuzuhören. Manche genießen das, anderen fällt es schwer. Fragen Sie im Vorgespräch danach.",
    },
    { type: "heading", text: "Die Größe der Runde" },
    {
      type: "paragraph",
      text: "Drei Personen plus Moderation sind ein Gespräch. Fünf sind eine Sitzung. Mit jedem weiteren Gast sinkt die Redezeit und steigt die Zahl der Vorstellungsrunden. Stellen Sie Gäste nicht mit ihrem Lebenslauf vor, sondern mit einem Satz, über den man streiten kann.",
    },
    {
      type: "paragraph",
      text: "Verteilen Sie die Plätze mit Bedacht. Wer gegensätzlicher Meinung ist, sollte sich ansehen können. Nebeneinander auf einer Couch streitet es sich schlecht.",
    },
    {
      type: "paragraph",
      text: "Sprechen Sie vorab mit allen Gästen einzeln. Wer seine Gegenrede schon am Telefon hört, ist auf der Bühne ruhiger und klarer.",
    },
    { type: "heading", text: "Kosten und Aufwand" },
    {
      type: "paragraph",
      text: "Ein Podium wirkt günstiger, weil manche Gäste ohne Honorar kommen. Der Aufwand ist dennoch größer: mehrere Vorgespräche, mehrere Anreisen, mehr Technik, eine gute Moderation. Rechnen Sie ehrlich. Eine Keynote mit anschließender Fragerunde kostet häufig weniger und bringt mehr Beteiligung aus dem Saal.",
    },
    {
      type: "paragraph",
      text: "Auf Wortbühne können Sie bis zu drei Speaker nebeneinander vergleichen. Das hilft auch beim Besetzen eines Podiums: Wenn die drei Profile ähnlich klingen, fehlt Ihnen noch die Gegenstimme.",
    },
  ],
};
