import type { CategoryName } from "./categories.ts";

type PainPoint = { readonly title: string; readonly description: string };
export type CategoryHero = {
  readonly headline: string;
  readonly lead: string;
  readonly painPoints: readonly PainPoint[];
};

/** Three categories open with a hero and the problems their visitors bring along (C-66). */
export const CATEGORY_HEROES: Partial<Record<CategoryName, CategoryHero>> = {
  leadership: {
    headline: "Führung, die Menschen mitnimmt",
    lead: "Finden Sie Speaker, die Ihre Führungskräfte stärken und ihnen Werkzeuge für den nächsten Tag geben.",
    painPoints: [
      {
        title: "Der Wandel überfordert das Team",
        description: "Neue Strukturen sind beschlossen, doch die Mannschaft zieht nicht mit.",
      },
      {
        title: "Führungskräfte stehen zwischen den Stühlen",
        description: "Druck von oben, Erwartungen von unten: Es fehlt an Haltung und Handwerk.",
      },
      {
        title: "Gute Leute gehen",
        description: "Wer Sinn und Vertrauen vermisst, sucht sich beides woanders.",
      },
    ],
  },
  technology: {
    headline: "Technologie, die jeder versteht",
    lead: "Finden Sie Speaker, die aus Schlagworten Entscheidungen machen, vom Vorstand bis zur Werkhalle.",
    painPoints: [
      {
        title: "Alle reden über KI, keiner fängt an",
        description: "Zwischen Begeisterung und Sorge fehlt der erste, machbare Schritt.",
      },
      {
        title: "Die Belegschaft fürchtet um ihre Arbeit",
        description: "Ohne ehrliche Antworten wird aus Neugier Widerstand.",
      },
      {
        title: "Projekte verlieren sich in der Technik",
        description: "Der Nutzen für Kunden gerät aus dem Blick, das Budget nicht.",
      },
    ],
  },
  business: {
    headline: "Entscheiden, wenn nichts sicher ist",
    lead: "Finden Sie Speaker, die Märkte lesen, Strategien schärfen und Ihren Vertrieb in Bewegung bringen.",
    painPoints: [
      {
        title: "Der Markt dreht sich schneller als der Plan",
        description: "Was gestern trug, verliert heute Kunden, und die Strategie schweigt dazu.",
      },
      {
        title: "Der Vertrieb tritt auf der Stelle",
        description: "Mehr Termine bringen nicht mehr Abschlüsse; es fehlt ein neuer Blick.",
      },
      {
        title: "Abteilungen arbeiten nebeneinander",
        description: "Jede hat recht, und zusammen kommt das Unternehmen nicht voran.",
      },
    ],
  },
};
