import { isoDate } from "#domain/time/iso-date.ts";
import type { DemoSpeaker } from "../types.ts";

/** Publications, testimonials and awards; apart, because every collection of this profile is full. */
export const miriamFalkenauReferences: Pick<
  DemoSpeaker,
  "publications" | "testimonials" | "speaker_awards"
> = {
  publications: [
    {
      title: "Widerspruch erwünscht",
      description: "Das Buch über Führungskreise, die sich etwas sagen lassen.",
      url: "https://verlag-am-isarufer.example/buecher/widerspruch-erwuenscht",
      year: 2022,
      preview_image_url: "demo/miriam-falkenau-screen.webp",
      language_code: "de",
      domain: "verlag-am-isarufer.example",
      published_date: isoDate("2022-09-15"),
      read_time_minutes: null,
    },
    {
      title: "Was eine Schichtübergabe verrät",
      description: "Ein Aufsatz über Fragen, die niemand stellt, und ihre Kosten.",
      url: "https://arbeit-und-wandel.example/hefte/2024-2/schichtuebergabe",
      year: 2024,
      preview_image_url: null,
      language_code: "de",
      domain: "arbeit-und-wandel.example",
      published_date: isoDate("2024-05-06"),
      read_time_minutes: 12,
    },
    {
      title: "Speaking up is a team sport",
      description: "Why courage grows between people, not inside them.",
      url: "https://boardroom-notes.example/speaking-up",
      year: 2025,
      preview_image_url: "demo/miriam-falkenau-audience.webp",
      language_code: "en",
      domain: "boardroom-notes.example",
      published_date: isoDate("2025-02-18"),
      read_time_minutes: 7,
    },
    {
      title: "Schweigen in Lenkungsrunden",
      description: "Beitrag zu einem vergriffenen Tagungsband.",
      url: null,
      year: 2021,
      preview_image_url: null,
      language_code: "de",
      domain: null,
      published_date: isoDate("2021-11-30"),
      read_time_minutes: 18,
    },
    {
      title: "Streiten nach Regeln",
      description: "Drei Regeln für Streit, die auf eine Karteikarte passen.",
      url: "https://fuehrung-heute.example/streiten-nach-regeln",
      year: 2025,
      preview_image_url: "demo/miriam-falkenau-seat.webp",
      language_code: "de",
      domain: "fuehrung-heute.example",
      published_date: isoDate("2025-10-02"),
      read_time_minutes: 5,
    },
    {
      title: "Die Frage der Nachtschicht",
      description: "Kolumne über gute Fragen zur falschen Zeit.",
      url: "https://arbeit-und-wandel.example/kolumne/nachtschicht",
      year: 2026,
      preview_image_url: null,
      language_code: "de",
      domain: "arbeit-und-wandel.example",
      published_date: isoDate("2026-03-11"),
      read_time_minutes: 4,
    },
  ],
  testimonials: [
    {
      author: "Julia Brandt",
      role: "Leiterin Personal",
      company: "Kesslin Maschinenbau",
      quote:
        "Nach zwanzig Minuten redeten unsere Bereichsleiter miteinander statt übereinander. Das hatten wir lange nicht.",
      rating: 5,
      event_date: isoDate("2026-05-21"),
      logo_url: null,
    },
    {
      author: "Stefan Oberhuber",
      role: "Geschäftsführer",
      company: "Alpenwerk Energie",
      quote:
        "Gut vorbereitet, klar, ohne Folienschlacht. Unsere Leute zitieren den Vortrag heute noch.",
      rating: 5,
      event_date: isoDate("2026-03-12"),
      logo_url: null,
    },
    {
      author: "Renate Ziegelmeier",
      role: "Bürgermeisterin",
      company: "Gemeinde Oberlauterbach",
      quote:
        "Im Vorgespräch hat sie unseren Hausmeister gefragt, was im Rathaus klemmt. Seine Antwort war der rote Faden des Abends.",
      rating: 5,
      event_date: isoDate("2025-11-06"),
      logo_url: null,
    },
    {
      author: "Florian Deckers",
      role: "Werkleiter",
      company: "Rheintal Gusswerke",
      quote:
        "Die Übung mit den zwei Stühlen machen unsere Schichtführer inzwischen selbst. Ohne Anleitung.",
      rating: 5,
      event_date: isoDate("2025-09-18"),
      logo_url: null,
    },
    {
      author: "Dr. Annika Sörensen",
      role: "Ärztliche Direktorin",
      company: "Klinikverbund Wendland",
      quote: "Chefärzte, die sich zu zweit zuhören: Ich hätte es vorher nicht geglaubt.",
      rating: 5,
      event_date: isoDate("2025-06-26"),
      logo_url: null,
    },
    {
      author: "Marek Olbrich",
      role: "Leiter Einkauf",
      company: "Nordhaus Küchen",
      quote:
        "Starker Inhalt, gute Fragen. Für unsere Runde von zwölf Leuten war die Bühne fast zu groß.",
      rating: 4,
      event_date: isoDate("2025-04-03"),
      logo_url: null,
    },
    {
      author: "Carolin Haberland",
      role: "Vorständin",
      company: "Sparverein Donaumoos",
      quote:
        "Sie hat den Zeitplan auf die Minute gehalten, obwohl wir zwanzig Minuten zu spät begonnen haben.",
      rating: 5,
      event_date: isoDate("2025-02-13"),
      logo_url: null,
    },
    {
      author: "Thomas Wieland",
      role: "Projektleiter",
      company: "Stadtwerke Bergfurt",
      quote:
        "Die fünf Fragen hängen bei uns im Projektraum. Zwei davon haben uns im Januar eine Fehlentscheidung erspart.",
      rating: 5,
      event_date: isoDate("2024-12-05"),
      logo_url: null,
    },
    {
      author: "Nadja Kröger",
      role: "Leiterin Kommunikation",
      company: "Reederei Kliffwind",
      quote:
        "Auf Englisch genauso klar wie auf Deutsch. Unsere Kollegen aus Rotterdam haben zuerst geklatscht.",
      rating: 5,
      event_date: isoDate("2026-09-10"),
      logo_url: null,
    },
  ],
  speaker_awards: [
    {
      title: "Podiumspreis Süd",
      issuer: "Rednerforum Süd e. V.",
      date_issued: isoDate("2025-10-17"),
      description: "Kategorie Vortrag",
    },
    {
      title: "Sachbuch des Jahres, Shortlist",
      issuer: "Lesekreis Wirtschaft",
      date_issued: isoDate("2023-03-24"),
      description: "„Widerspruch erwünscht“",
    },
    {
      title: "Lehrpreis der Akademie Isartal",
      issuer: "Akademie Isartal",
      date_issued: isoDate("2021-07-09"),
      description: "Arbeitspsychologie",
    },
    {
      title: "Redepult der Personaltage",
      issuer: "Personaltage Lindau",
      date_issued: isoDate("2024-06-14"),
      description: "Publikumspreis für „Der leise Widerstand“",
    },
  ],
};
