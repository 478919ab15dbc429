import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync(["{app,server,domain,data,integrations}/**/*.{ts,tsx}"], {
  exclude: [
    "data/local/**",
    "data/seed/**",
    "**/*.test.*",
    "app/routes/dev/**",
    // Legal texts are read as a whole and changed as a whole.
    "app/features/content/legal/**",
  ],
});

/** Why a sentence may stand in two files all the same. */
const TWICE: Readonly<Record<string, string>> = {
  "Worüber soll gesprochen werden?": "the home page would load one more script for it",
  "Fehler beim Hinzufügen zum Vergleich":
    "the first page has the toggle, but not the other messages",
  "Worum geht es?": "the label of two fields that ask for different things",
  "Ihr Wunsch ist zurückgezogen.":
    "one wish is for another day, the other for other terms of a contract",
  "Sie müssen nichts weiter tun.": "the preheader of a mail, and the text of a page",
  "Alle anderen Geräte wurden abgemeldet.": "the preheader of a mail, and what a button did",
};

/** What is filled in, with up to one pair of braces of its own. */
const FILLED_IN = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/;

/** Comments are matched to step over the quotation marks in them. */
const LITERAL = new RegExp(
  [
    /\/\/.*|\/\*[\s\S]*?\*\//,
    /"((?:[^"\\\n]|\\.)*)"/,
    /'((?:[^'\\\n]|\\.)*)'/,
    new RegExp(`\`((?:[^\`\\\\$]|\\\\.|${FILLED_IN.source}|\\$)*)\``),
    />([^<>{}=;()]+)</,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Letters or short words that English sentences and names of classes do not have. */
const GERMAN =
  /[äöüß]|\b(aber|alles?|alle|als|am|auf|aus|bei|beim|bitte|das|dem|den|der|des|die|diese[mnrs]?|ein|eine[mnrs]?|erst|erneut|es|hat|ich|ihn|ihn?e[mnrs]?|im|ist|kann|kein|keine[mnrs]?|mit|nach|neue[mnrs]?|nicht|nichts|noch|nur|oder|ohne|sich|sie|sind|und|vom|von|vor|warum|welche[mnrs]?|werden|wie|wir|wird|wo|wurden?|zum?|zur)\b/i;
const ENGLISH = /\b(the|of|and|is|are|with|for|from|by|this|only|to)\b/;

function literals(source: string): string[] {
  return [...source.matchAll(LITERAL)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? "")
    .map((text) => text.replaceAll(new RegExp(FILLED_IN, "g"), "{}").replace(/\s+/g, " ").trim());
}

/** An abbreviation ends a label, too. */
const SENTENCE_END = /(?<!\b(?:Min|Std|Nr|Abs))[.!?…]$/;

/** Labels of up to four words may repeat; what ends like a sentence or is longer may not. */
function isGermanSentence(text: string): boolean {
  const words = text.split(" ").filter((word) => /\p{L}/u.test(word)).length;
  const isSentence = words > 4 || (words > 1 && SENTENCE_END.test(text));
  return isSentence && GERMAN.test(text) && !ENGLISH.test(text);
}

function filesBySentence(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of sources.toSorted()) {
    const sentences = new Set(literals(readFileSync(path, "utf8")).filter(isGermanSentence));
    for (const text of sentences) files.set(text, [...(files.get(text) ?? []), path]);
  }
  return files;
}

test("a sentence is found however it is written, a label, a comment and English are not", () => {
  const source = [
    'const TEXTS = { done: "Das ist erledigt.", ',
    "failed: `Die Datei $" + "{name} lässt sich nicht öffnen`, label: 'Noch offen' };",
    "// Das ist nur eine Bemerkung im Code.",
    'throw new Error("This is not for the reader.");',
    "return <p>Bitte versuchen Sie es noch einmal.</p>;",
  ].join("\n");
  expect(literals(source).filter(isGermanSentence)).toEqual([
    "Das ist erledigt.",
    "Die Datei {} lässt sich nicht öffnen",
    "Bitte versuchen Sie es noch einmal.",
  ]);
});

test("no German sentence stands in two files", () => {
  expect(sources.length).toBeGreaterThan(500);
  const files = filesBySentence();
  expect(files.size).toBeGreaterThan(1500);
  const repeated = [...files].filter(([, paths]) => paths.length > 1);
  expect(repeated.filter(([text]) => !(text in TWICE))).toEqual([]);
  expect(repeated.map(([text]) => text).toSorted()).toEqual(Object.keys(TWICE).toSorted());
});

const requirements = readFileSync("docs/requirements.tsv", "utf8");

test("three dots are one sign, except in texts that the requirements fix", () => {
  const dotted = sources.flatMap((path) =>
    literals(readFileSync(path, "utf8")).filter((text) => /\p{L}\.\.\.$/u.test(text)),
  );
  expect(dotted.filter((text) => !requirements.includes(`'${text}'`))).toEqual([]);
});

/** The same sentence, whichever way it says that something is to be done again. */
const inOneWording = (text: string) =>
  text.replace(/\berneut\b|\bnochmals?\b/g, "noch einmal").replace(/ ?(?:…|\.\.\.)$/, " …");

test("no two German sentences differ only in how they say „noch einmal“ or end in dots", () => {
  const wordings = Map.groupBy(
    filesBySentence()
      .keys()
      .filter((text) => !requirements.includes(`'${text}'`)),
    inOneWording,
  );
  expect([...wordings.values()].filter((texts) => texts.length > 1)).toEqual([]);
});
