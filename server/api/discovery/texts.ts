import {
  MAX_SYNONYM_LENGTH,
  MAX_SYNONYMS,
  type SynonymRefusal,
} from "#domain/search/text/synonym-group.ts";

export const SYNONYM_ERRORS: Record<SynonymRefusal, string> = {
  too_few: "Bitte geben Sie mindestens zwei Wörter ein, jedes in einer eigenen Zeile.",
  too_many: `Bitte geben Sie höchstens ${MAX_SYNONYMS} Wörter ein.`,
  too_long: `Ein Eintrag hat höchstens fünf Wörter und ${MAX_SYNONYM_LENGTH} Zeichen.`,
  no_word: "Jeder Eintrag braucht mindestens einen Buchstaben oder eine Ziffer.",
  twice:
    "Ein Eintrag steht doppelt in der Liste. Groß- und Kleinschreibung und ae, oe, ue machen keinen Unterschied.",
};
