/**
 * What people choose first, and therefore what is guessed first: German and English words for the
 * thing itself, for love, seasons, animals, games and football. Spellings with digits, signs and
 * capitals are recognised by `isCommonPassword`, so one form of each is enough.
 */
const WORDS = new Set(
  `passwort kennwort password passwd geheim schluessel schlüssel secret admin administrator root user
  benutzer gast guest test tester login anmelden zugang willkommen welcome hallo hello servus moin
  master meister boss chef king queen koenig könig prinzessin princess schatz schatzi liebe love
  lover iloveyou ichliebedich liebling baby engel angel sonne sunshine sommer summer winter herbst
  fruehling frühling spring januar februar maerz märz april juni juli august september oktober
  november dezember montag freitag monday friday hund katze dog cat tiger dragon drache monkey affe
  hase maus mausi pferd shadow phoenix batman superman spiderman starwars pokemon minecraft fortnite
  fussball fußball football soccer baseball basketball bayern schalke borussia dortmund hamburg
  berlin muenchen münchen koeln köln deutschland germany austria schweiz michael thomas andreas
  stefan daniel sabine claudia nicole jessica jennifer computer internet samsung google facebook
  youtube apple android windows linux freedom freiheit whatever trustno letmein access changeme
  default firma buero büro company wortbuehne wortbühne buehne bühne speaker redner`.split(/\s+/),
);

/** Rows of the keyboard, the alphabet and the digits; walked in either direction. */
const RUNS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertzuiopü",
  "qwertyuiop",
  "asdfghjklöä",
  "yxcvbnm",
  "zxcvbnm",
  "1q2w3e4r5t6z7u8i9o",
  "1qay2wsx3edc4rfv",
  "1qaz2wsx3edc4rfv",
];
const WALKS = [...RUNS, ...RUNS.map((run) => [...run].toReversed().join(""))];
/** A walk shorter than this is part of many good passwords. */
const SHORTEST_WALK = 3;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Would be among the first few thousand guesses of an attacker who knows nothing of the owner. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const stem = text.replace(/[\d!?.,*#+]+$/, "");
  // Days of birth and house numbers.
  if (/^\d{1,8}$/.test(text)) return true;
  if (isSimple(text) || (stem !== "" && isSimple(stem))) return true;
  return [stem, text].some((form) => WORDS.has(form) || WORDS.has(withLetters(form)));
}

/** One sign over and over, a walk over the keyboard, or two short ones like `abc123`. */
function isSimple(text: string): boolean {
  const shortest = /^(.{1,4}?)\1+$/.exec(text)?.[1] ?? text;
  if (new Set(shortest).size <= 1) return true;
  const parts = shortest.match(/\d+|\D+/g) ?? [];
  return isWalk(shortest) || (parts.length <= 2 && parts.every(isWalk));
}

function isWalk(text: string): boolean {
  return text.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(text));
}

function withLetters(text: string): string {
  return [...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join("");
}
