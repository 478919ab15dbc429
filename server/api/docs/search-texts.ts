const q = {
  de: "Suchtext, höchstens 200 Zeichen. Anführungszeichen verlangen den genauen Wortlaut; UND, ODER und NICHT (AND, OR, NOT) verknüpfen, ohne Angabe gilt UND. Tippfehler werden verziehen.",
  en: "Text to look for, at most 200 characters. Quotes demand the exact words; AND, OR and NOT (UND, ODER, NICHT) combine, AND is the default. Typing errors are forgiven.",
};

const filters = {
  q,
  category: {
    de: "Nur Speaker dieser Kategorie (Kurzname aus der Liste der Kategorien); mehrfach möglich, eine genügt.",
    en: "Only speakers of this category (name from the list of categories); may be repeated, any one suffices.",
  },
  language: {
    de: "Nur Speaker, die diese Sprache sprechen, zum Beispiel „Englisch“; mehrfach möglich, eine genügt.",
    en: "Only speakers of this language, by its German name, such as “Englisch”; may be repeated, any one suffices.",
  },
  minPrice: {
    de: "Niedrigstes Honorar mindestens so viele ganze Euro, netto.",
    en: "Lowest fee of at least so many whole euros, net.",
  },
  maxPrice: {
    de: "Niedrigstes Honorar höchstens so viele ganze Euro, netto.",
    en: "Lowest fee of at most so many whole euros, net.",
  },
  prices: {
    de: "„gross“: minPrice und maxPrice sind Bruttobeträge zum geltenden Steuersatz.",
    en: "`gross`: minPrice and maxPrice are gross amounts at the current tax rate.",
  },
  experience: {
    de: "Mindestens so viele Jahre Erfahrung.",
    en: "At least so many years of experience.",
  },
  gender: {
    de: "Geschlecht nach eigener Angabe.",
    en: "Gender as the speakers themselves state it.",
  },
  style: {
    de: "Vortragsstil, genau wie im Profil.",
    en: "Presentation style, exactly as in the profile.",
  },
  format: {
    de: "Angebotenes Format: Vortrag oder Workshop.",
    en: "Format on offer: talk or workshop.",
  },
  date: {
    de: "Nur Speaker, die an diesem Tag (JJJJ-MM-TT) frei sind.",
    en: "Only speakers who are free on this day (yyyy-MM-dd).",
  },
  near: {
    de: "Nur Speaker in der Nähe: Breite,Länge oder Breite,Länge,Kilometer (Vorgabe 100).",
    en: "Only speakers nearby: latitude,longitude or latitude,longitude,kilometres (default 100).",
  },
  place: {
    de: "Wie der Ort zu „near“ heißt; ändert nichts am Ergebnis.",
    en: "What the place of `near` is called; does not change the result.",
  },
  sort: { de: "Reihenfolge (Vorgabe relevance).", en: "Order (default relevance)." },
  cursor: {
    de: "Zeiger aus der vorigen Antwort („nextCursor“).",
    en: "Pointer from the previous answer (`nextCursor`).",
  },
};

/** What the documentation says about searching. */
export const SEARCH_OPERATIONS = {
  listSpeakers: {
    title: { de: "Speaker suchen", en: "Search speakers" },
    text: {
      de: "Öffentlich gelistete Speaker, gesucht, gefiltert und geordnet. „total“ zählt alle Treffer, „facets“ die je Kategorie und Sprache; „nextCursor“ führt zur nächsten Seite und ist auf der letzten leer.",
      en: "Publicly listed speakers, searched, filtered and ordered. `total` counts all matches, `facets` those of each category and language; `nextCursor` leads to the next page and is null on the last one.",
    },
    parameters: {
      ...filters,
      limit: {
        de: "Einträge je Seite, 1 bis 50 (Vorgabe 50). Andere Zahlen werden auf diesen Bereich begrenzt.",
        en: "Entries per page, 1 to 50 (default 50). Other numbers are clamped to that range.",
      },
    },
  },
  listSpeakerCards: {
    title: { de: "Speaker als Karten", en: "Speakers as cards" },
    text: {
      de: "Dieselbe Suche in Kurzform: je Speaker nur, was eine Karte zeigt. „startingFee“ ist netto in Cent.",
      en: "The same search in brief: of each speaker only what a card shows. `startingFee` is net, in cents.",
    },
    parameters: {
      ...filters,
      limit: {
        de: "Einträge je Seite, 1 bis 50 (Vorgabe 12). Andere Zahlen werden auf diesen Bereich begrenzt.",
        en: "Entries per page, 1 to 50 (default 12). Other numbers are clamped to that range.",
      },
    },
  },
  suggest: {
    title: { de: "Suchvorschläge", en: "Search suggestions" },
    text: {
      de: "Höchstens acht Vorschläge ab zwei Zeichen: Themen, Speaker und Vorträge, in dieser Reihenfolge.",
      en: "At most eight suggestions from two characters on: topics, speakers and talks, in this order.",
    },
    parameters: { q: { de: "Was bisher eingegeben wurde.", en: "What has been typed so far." } },
  },
  explainPlace: {
    title: { de: "Warum dieser Platz?", en: "Why this place?" },
    text: {
      de: "An welchem Platz ein Speaker in dieser Suche nach Relevanz steht und wie viele Punkte jedes Merkmal dazu beiträgt. Wer nicht gefunden wird, hat keinen Platz (404).",
      en: "At which place a speaker stands in this search by relevance, and how many points each trait adds. Whoever is not found has no place (404).",
    },
    parameters: {
      slug: {
        de: "Kurzname des Speakers aus der Adresse.",
        en: "The speaker's name in addresses.",
      },
      ...filters,
      limit: { de: "Ohne Bedeutung für den Platz.", en: "Has no effect on the place." },
    },
  },
} as const;
