import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung der Gruppe.", en: "Id of the group." };

/** What the documentation says about the words the search takes for one another. */
export const SYNONYM_OPERATIONS = {
  listSynonyms: {
    title: { de: "Suchwörter auflisten", en: "List search synonyms" },
    text: {
      de: "Eine Seite der Gruppen von Wörtern und Abkürzungen, die in der Suche dasselbe meinen.",
      en: "One page of the groups of words and abbreviations that mean the same in a search.",
    },
    parameters: LIST_PARAMETERS,
  },
  createSynonyms: {
    title: { de: "Suchwörter anlegen", en: "Create search synonyms" },
    text: {
      de: "Zwei bis zwölf Wörter oder kurze Ausdrücke. Die Suche kennt sie sofort.",
      en: "Two to twelve words or short expressions. The search knows them at once.",
    },
    parameters: {},
  },
  changeSynonyms: {
    title: { de: "Suchwörter ändern", en: "Change search synonyms" },
    text: { de: "Ersetzt alle Wörter der Gruppe.", en: "Replaces all words of the group." },
    parameters: { id },
  },
  deleteSynonyms: {
    title: { de: "Suchwörter entfernen", en: "Remove search synonyms" },
    text: {
      de: "Die Wörter der Gruppe stehen danach nur noch für sich selbst.",
      en: "The words of the group stand for themselves alone afterwards.",
    },
    parameters: { id },
  },
} as const;
