import type { ListRule } from "#domain/content/landing-page.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import type { CastSlug } from "../cast.ts";
import type { BlogBlock } from "./blog-types.ts";

type DemoLandingPage = {
  category: CategoryName;
  /** Null for a page about a purpose. */
  city: string | null;
  slug: string;
  headline: string;
  intro: string;
  blocks: BlogBlock[];
  faq: { question: string; answer: string }[];
  pinned_speakers: CastSlug[];
  list_rule: ListRule;
  seo_title: string;
  seo_description: string;
};

/** Two cities and one occasion: what an operator would write first. */
export const demoLandingPages: readonly DemoLandingPage[] = [
  {
    category: "leadership",
    city: "München",
    slug: "muenchen",
    headline: "Vorträge über Führung in München",
    intro:
      "Führungskreise, Klausuren und Jahresauftakte in München und im Umland: Diese Speaker haben es nicht weit, das hält die Reisekosten klein.",
    blocks: [
      { type: "heading", text: "Wann sich ein Vortrag über Führung lohnt" },
      {
        type: "paragraph",
        text: "Ein Vortrag ersetzt kein Führungsprogramm. Er gibt einem Kreis aber eine gemeinsame Frage und ein paar Sätze, auf die sich alle später beziehen können. Das hilft vor allem, wenn zwei Bereiche zusammengelegt werden, wenn eine neue Ebene von Führungskräften beginnt oder wenn nach einem schwierigen Jahr alle müde sind.",
      },
      {
        type: "paragraph",
        text: "Sagen Sie in der Anfrage, was nach dem Vortrag anders sein soll. Ein Satz genügt. Speaker, die regelmäßig vor Führungskreisen sprechen, bauen ihre Beispiele darauf auf.",
      },
      { type: "heading", text: "Räume und Wege in München" },
      {
        type: "list",
        items: [
          "Planen Sie bei Anreise am selben Morgen eine Stunde Reserve für S-Bahn und Mittleren Ring ein.",
          "Während der großen Messen und im Herbst sind Hotels knapp: Halten Sie für eine Anreise am Vorabend früh ein Zimmer frei.",
          "Für kleine Runden bis dreißig Personen reicht ein ruhiger Besprechungsraum. Darüber lohnt sich ein Mikrofon.",
        ],
      },
    ],
    faq: [
      {
        question: "Was kostet ein Vortrag über Führung in München?",
        answer:
          "Das Honorar steht in jedem Profil, nach Dauer getrennt. Dazu kommen die Reisekosten, die sich aus der Entfernung zu Ihrem Ort ergeben. In der Zusammenfassung sehen Sie netto, Mehrwertsteuer und brutto, bevor Sie sich binden.",
      },
      {
        question: "Wie früh sollten wir anfragen?",
        answer:
          "Für Termine im Januar und im Herbst empfehlen wir drei Monate Vorlauf. Der Kalender im Profil zeigt, welche Tage frei sind. Kurzfristige Anfragen sind möglich und werden in der Regel binnen 24 Stunden beantwortet.",
      },
      {
        question: "Können wir vorher mit der Person sprechen?",
        answer:
          "Ja. Im Profil gibt es den Reiter „Direkte Nachricht“. Die Beratung ist kostenlos und verpflichtet zu nichts.",
      },
    ],
    pinned_speakers: ["miriam-falkenau"],
    list_rule: { sort: "relevance", most: 8, withinKm: 300 },
    seo_title: "Speaker für Führung in München buchen",
    seo_description:
      "Vorträge über Führung in München: Speaker aus der Region mit Honorar, Bewertungen und freien Terminen. Direkt buchen oder unverbindlich anfragen.",
  },
  {
    category: "technology",
    city: "Zürich",
    slug: "zuerich",
    headline: "Vorträge über Technologie in Zürich",
    intro:
      "KI, Daten, Sicherheit und Robotik, verständlich erklärt: Speaker aus Zürich, Winterthur und dem Südwesten Deutschlands für Ihre Tagung in der Region.",
    blocks: [
      { type: "heading", text: "Für welches Publikum?" },
      {
        type: "paragraph",
        text: "Ein Vortrag über künstliche Intelligenz vor Entwicklerinnen ist ein anderer als vor einem Verwaltungsrat. Nennen Sie in der Anfrage, wer im Saal sitzt und was die Menschen schon wissen. Viele Speaker haben denselben Vortrag in zwei Tiefen.",
      },
      { type: "heading", text: "Sprachen im Saal" },
      {
        type: "paragraph",
        text: "In Zürich sitzen oft Gäste im Raum, die lieber Englisch hören. In den Profilen steht, in welchen Sprachen jemand spricht. Wer beides kann, hält den Vortrag auf Wunsch auf Englisch und beantwortet Fragen auf Deutsch.",
      },
      { type: "heading", text: "Gut zu wissen für Buchungen aus der Schweiz" },
      {
        type: "list",
        items: [
          "Rechnungen an Unternehmen in der Schweiz stellen wir ohne deutsche Mehrwertsteuer aus. Der Hinweis dazu steht auf der Rechnung.",
          "Preise sind in Euro angegeben. Die Rechnung ist innerhalb von 14 Tagen zahlbar.",
          "Reisekosten ergeben sich aus der Entfernung und sind vor der Buchung sichtbar.",
        ],
      },
    ],
    faq: [
      {
        question: "Gibt es Technologie-Speaker, die auf Englisch vortragen?",
        answer:
          "Ja. Alle Profile nennen die Sprachen. Im Speaker-Finder können Sie nach Sprache filtern, und Profile mit Englisch haben eine eigene englische Seite.",
      },
      {
        question: "Kann der Vortrag auch online stattfinden?",
        answer:
          "Ja. Geben Sie als Ort „online“ an, dann entfallen die Reisekosten. Sprechen Sie die Technik vorher in einer Nachricht ab.",
      },
      {
        question: "Was passiert, wenn wir den Termin verschieben müssen?",
        answer:
          "Schlagen Sie in Ihrer Buchung einen anderen Tag vor. Stimmt der Speaker zu, gilt die Buchung für den neuen Tag weiter.",
      },
    ],
    pinned_speakers: ["jonas-ettlin"],
    list_rule: { sort: "relevance", most: 8, withinKm: 250 },
    seo_title: "Technologie-Speaker in Zürich buchen",
    seo_description:
      "Vorträge über KI, Daten und Sicherheit in Zürich: Speaker auf Deutsch und Englisch, mit Honorar, Bewertungen und freien Terminen im Kalender.",
  },
  {
    category: "wellness",
    city: null,
    slug: "gesundheitstag",
    headline: "Speaker für den Gesundheitstag",
    intro:
      "Schlaf, Bewegung, Stress und Stimme: Vorträge und Workshops für den Gesundheitstag im Unternehmen, vom Impuls in der Mittagspause bis zum halben Tag.",
    blocks: [
      { type: "heading", text: "Was an einem Gesundheitstag trägt" },
      {
        type: "paragraph",
        text: "Menschen nehmen mit, was sie am selben Abend ausprobieren können. Wählen Sie deshalb lieber ein Thema und dazu eine Übung als fünf Themen ohne Zeit. Ein Vortrag von 20 oder 40 Minuten am Vormittag und ein Workshop am Nachmittag sind eine bewährte Folge.",
      },
      {
        type: "paragraph",
        text: "Denken Sie an alle, die nicht am Schreibtisch arbeiten. Ein zweiter Beginn am Nachmittag holt die Spätschicht dazu, eine Aufzeichnung die Kolleginnen und Kollegen im Außendienst. Klären Sie die Rechte daran vor dem Termin.",
      },
      { type: "heading", text: "Ein Ablauf, der funktioniert" },
      {
        type: "list",
        items: [
          "Begrüßung und Impulsvortrag, 20 Minuten",
          "Fragen aus dem Saal, 15 Minuten",
          "Workshop in kleiner Gruppe, halber Tag",
          "Abschluss mit einer Verabredung für die nächsten zwei Wochen",
        ],
      },
      {
        type: "quote",
        text: "Fragen Sie vorher in der Belegschaft, was müde macht. Dann ist das Thema schon gefunden.",
      },
    ],
    faq: [
      {
        question: "Welche Formate gibt es?",
        answer:
          "Impulsvortrag mit 20 Minuten, Keynote mit 40 Minuten und Vortrag mit 60 Minuten, jeweils auf Wunsch mit Fragerunde. Workshops dauern vier oder acht Stunden. Was jemand anbietet, steht im Profil.",
      },
      {
        question: "Wie viele Personen können teilnehmen?",
        answer:
          "Vorträge haben keine feste Grenze, Workshops gelingen meist mit bis zu 25 Personen. Nennen Sie in der Anfrage die erwartete Zahl, dann schlägt Ihnen der Speaker eine passende Form vor.",
      },
      {
        question: "Müssen wir etwas vorbereiten?",
        answer:
          "Ein Raum, in dem sich alle bewegen können, Wasser und ein Mikrofon ab etwa fünfzig Personen. Alles Weitere steht in den technischen Wünschen des Speakers.",
      },
    ],
    pinned_speakers: ["matteo-caduff", "aylin-oezbayrak", "robin-hasselbrink"],
    list_rule: { sort: "relevance", most: 8, withinKm: null },
    seo_title: "Speaker für den Gesundheitstag buchen",
    seo_description:
      "Gesundheitstag im Unternehmen: Speaker für Schlaf, Bewegung, Stress und Stimme. Vorträge ab 20 Minuten und Workshops mit Preis und freien Terminen.",
  },
];
