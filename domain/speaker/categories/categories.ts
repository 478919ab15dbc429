export const CATEGORY_NAMES = [
  "leadership",
  "technology",
  "business",
  "marketing",
  "innovation",
  "sustainability",
  "wellness",
  "entrepreneurship",
  "finance",
  "other",
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

export type Category = {
  readonly name: CategoryName;
  readonly label: string;
  readonly description: string;
  readonly icon_name: string;
  readonly topics: readonly string[];
};

/** The fixed categories (CAT-01); the database starts with the same rows. */
export const CATEGORIES: readonly Category[] = [
  {
    name: "leadership",
    label: "Leadership",
    description:
      "Speaker, die zeigen, wie Führung Vertrauen schafft und Teams durch den Wandel trägt.",
    icon_name: "users",
    topics: ["Führungskultur", "Change Management", "Teamentwicklung", "Resilienz", "New Work"],
  },
  {
    name: "technology",
    label: "Technologie",
    description:
      "Speaker, die künstliche Intelligenz, Daten und Digitalisierung verständlich machen.",
    icon_name: "cpu",
    topics: ["Künstliche Intelligenz", "Digitalisierung", "Cybersicherheit", "Daten", "Robotik"],
  },
  {
    name: "business",
    label: "Business",
    description: "Speaker für Strategie, Märkte und Entscheidungen, die Unternehmen voranbringen.",
    icon_name: "briefcase",
    topics: ["Strategie", "Wettbewerb", "Verhandlung", "Vertrieb", "Zukunft der Arbeit"],
  },
  {
    name: "marketing",
    label: "Marketing",
    description: "Speaker, die erklären, wie Marken gehört werden und Kunden bleiben.",
    icon_name: "megaphone",
    topics: ["Markenführung", "Storytelling", "Social Media", "Kundenerlebnis", "Kommunikation"],
  },
  {
    name: "innovation",
    label: "Innovation",
    description: "Speaker, die aus Ideen Ergebnisse machen und Mut zum Ausprobieren geben.",
    icon_name: "lightbulb",
    topics: ["Kreativität", "Design Thinking", "Trends", "Geschäftsmodelle", "Fehlerkultur"],
  },
  {
    name: "sustainability",
    label: "Nachhaltigkeit",
    description: "Speaker, die Klima, Verantwortung und Wirtschaftlichkeit zusammenbringen.",
    icon_name: "leaf",
    topics: ["Klimaschutz", "Kreislaufwirtschaft", "Lieferketten", "Energie", "Verantwortung"],
  },
  {
    name: "wellness",
    label: "Gesundheit",
    description: "Speaker für körperliche und seelische Gesundheit im Arbeitsalltag.",
    icon_name: "heart-pulse",
    topics: ["Mentale Gesundheit", "Schlaf", "Bewegung", "Ernährung", "Stressbewältigung"],
  },
  {
    name: "entrepreneurship",
    label: "Unternehmertum",
    description: "Gründerinnen und Gründer, die von Anfängen, Rückschlägen und Wachstum erzählen.",
    icon_name: "rocket",
    topics: ["Gründung", "Wachstum", "Nachfolge", "Finanzierung", "Unternehmergeist"],
  },
  {
    name: "finance",
    label: "Finanzen",
    description: "Speaker, die Geld, Märkte und Konjunktur ohne Fachsprache erklären.",
    icon_name: "chart-line",
    topics: ["Konjunktur", "Kapitalmärkte", "Geldpolitik", "Vorsorge", "Digitale Währungen"],
  },
  {
    name: "other",
    label: "Weitere Themen",
    description: "Sport, Kultur, Wissenschaft und Abenteuer: Speaker mit Geschichten, die bleiben.",
    icon_name: "sparkles",
    topics: ["Sport", "Wissenschaft", "Kultur", "Abenteuer", "Gesellschaft"],
  },
];
