import { foldedWords } from "#domain/search/text/fold.ts";

/** What the database says of a speaker a model may name. */
export type KnownFacts = {
  readonly slug: string;
  readonly name: string;
  /** Whole euros that may be said about this speaker. */
  readonly amounts: readonly number[];
};

export type CheckedAnswer = {
  /** Null when the words cannot be shown: they say something that is not so. */
  readonly text: string | null;
  readonly slugs: readonly string[];
  /** How many statements were not confirmed. */
  readonly rejected: number;
};

const AMOUNT =
  /(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,\d{2})?\s?(?:€|EUR|Euro)|€\s?(\d{1,3}(?:\.\d{3})+|\d+)/g;
const LINK = /https?:\/\/|www\.|\]\(|[\w.+-]+@[\w-]+\.\w+|<[a-z/!]/i;
/** Two words with capitals in a row look like a person's name. */
const NAME = /\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?(?=\s(\p{Lu}\p{L}+))/gu;
const LONGEST = 1200;

/**
 * A model proposes, the database decides: speakers it was not given do not exist, amounts must be those
 * of the price rule or of the question, and links, addresses and markup are never passed on.
 */
export function checkAnswer(
  said: { readonly text: string; readonly slugs: readonly string[] },
  known: readonly KnownFacts[],
  given: { readonly question: string; readonly data: string },
): CheckedAnswer {
  const slugs = said.slugs.filter((slug) => known.some((one) => one.slug === slug));
  const invented = said.slugs.length - slugs.length;
  const allowed = new Set([
    ...amountsIn(given.question),
    ...known.filter(({ slug }) => slugs.includes(slug)).flatMap(({ amounts }) => amounts),
  ]);
  const wrongAmounts = amountsIn(said.text).filter((amount) => !allowed.has(amount)).length;
  const isForeign = LINK.test(said.text) || said.text.length > LONGEST || said.text.trim() === "";
  const strangers = strangersIn(said.text, `${given.question} ${given.data}`);
  const rejected = invented + wrongAmounts + strangers + Number(isForeign);
  return { text: rejected === 0 ? said.text.trim() : null, slugs: [...new Set(slugs)], rejected };
}

/** Names made of words the model was never given. */
function strangersIn(text: string, given: string): number {
  const words = new Set(foldedWords(given));
  const isGiven = (name: string) => foldedWords(name).some((word) => words.has(word));
  return [...text.matchAll(NAME)].filter(([one, other = ""]) => !isGiven(one) && !isGiven(other))
    .length;
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, before, behind]) =>
    Number((before ?? behind ?? "").replace(/[.\s]/g, "")),
  );
}
