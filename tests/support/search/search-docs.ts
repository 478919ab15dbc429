import type { SearchDoc, SpeakerOffer } from "#domain/search/index/search-doc.ts";
import type { SearchFees } from "#domain/search/price-range.ts";
import { AUDIENCES } from "#domain/speaker/profile-lists.ts";

/** Made-up speakers for searching: the same number always makes the same ones. */

const FIRST = "Anna Jürgen Käthe Sören Björn Mira Thomas Lena Günther Sabine Felix Zoë".split(" ");
const LAST =
  "Müller Schmidt Weiß Schröder König Fischer Krüger Bauer Straßner Möller Hahn Vogt".split(" ");
const TOPICS = [
  "Künstliche Intelligenz",
  "Führung",
  "Digitalisierung",
  "Nachhaltigkeit",
  "Resilienz",
  "New Work",
  "Leadership",
  "Cybersicherheit",
  "Verhandlung",
  "Ethik",
  "KI",
  "Change Management",
];
const CATEGORIES = ["leadership", "technology", "business", "finance", "wellness"];
const ADVERTISED: Record<string, string> = {
  leadership: "Führungskultur",
  technology: "Digitalisierung",
  business: "Verhandlung",
  finance: "Kapitalmärkte",
  wellness: "Mentale Gesundheit",
};
const PROFESSIONS = [
  "Ökonomin",
  "Führungskraft im Vertrieb",
  "Forscher für Künstliche Intelligenz",
  null,
];
const LANGUAGES = ["Deutsch", "Englisch", "Französisch", "Polnisch"];
const STYLES = ["Lebhaft, mit Humor", "Analytisch, mit Zahlen"];
const WORDS =
  "und die für mit über Führung Unternehmen Menschen Zukunft Wandel Erfolg Teams digitale digitaler Transformation Vertrauen Bühne Impulse Praxis begeistert vermittelt Verantwortung Größe Kultur".split(
    " ",
  );
const SYLLABLES =
  "ba be bo da de do fa fi ga ge ka ke la le li ma mi no ra re sa se ta ti wo".split(" ");

export type Random = () => number;

/** A small generator of numbers from 0 to 1 that starts anew with every seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

function some<T>(random: Random, list: readonly T[], most: number): T[] {
  const count = Math.floor(random() * (most + 1));
  return [...new Set(Array.from({ length: count }, () => pick(random, list)))];
}

/** Few words are common and many are rare, as in any language. */
function word(random: Random, rareWords: number): string {
  if (random() < 0.7) return pick(random, WORDS);
  let left = Math.floor(rareWords * random() ** 3);
  let made = pick(random, ["Ver", "Be", "Um", "Auf"]);
  do {
    made += SYLLABLES[left % SYLLABLES.length] ?? "";
    left = Math.floor(left / SYLLABLES.length);
  } while (left > 0);
  return made;
}

function sentence(random: Random, length: number, rareWords: number): string {
  return Array.from({ length }, () => word(random, rareWords)).join(" ");
}

export type DocOptions = { readonly words?: number; readonly rareWords?: number };

export function madeUpDoc(
  number: number,
  random: Random,
  { words = 12, rareWords = 50 }: DocOptions = {},
): SearchDoc {
  const name = `${pick(random, FIRST)} ${pick(random, LAST)}`;
  const topics = some(random, TOPICS, 4);
  const fee = () => (random() < 0.3 ? null : Math.floor(random() * 12) * 1000);
  const talks = some(random, TOPICS, 2).map(
    (topic) => `${topic} ${sentence(random, 2, rareWords)}`,
  );
  const categories = some(random, CATEGORIES, 3);
  const languages = some(random, LANGUAGES, 3);
  const doc: Omit<SearchDoc, "offer"> = {
    id: `id-${String(number).padStart(6, "0")}`,
    name,
    topics,
    categories,
    categoryLabels: categories.map((code) => code.toUpperCase()),
    categoryTopics: categories.map((code) => ADVERTISED[code] ?? code),
    specialties: [],
    audiences: AUDIENCES.slice(number % 5, (number % 5) + (number % 3)),
    languages_spoken: languages,
    profession: pick(random, PROFESSIONS),
    talks,
    texts: [sentence(random, words, rareWords), sentence(random, words, rareWords)],
    fees: {
      base_fee_usd: fee(),
      min_fee: fee(),
      fee_20: fee(),
      fee_40: fee(),
      fee_60: fee(),
    },
    // Coarse numbers, so that equal ones are common and only the second criterion decides.
    rating: Math.round(random() * 10) / 2,
    bookings: Math.floor(random() * 6) * 10,
    years: Math.floor(random() * 8) * 5,
    isVerified: random() < 0.5,
    gender: pick(random, ["female", "male", "diverse", null]),
    style: pick(random, [...STYLES, null]),
    formats: some(random, ["talk", "workshop"], 2),
    createdAt: 1.7e12 + Math.floor(random() * 10) * 1e9,
    ...(random() < 0.3
      ? { lat: null, lng: null }
      : { lat: 48 + random() * 5, lng: 8 + random() * 5 }),
    card: {
      slug: `speaker-${number}`,
      name,
      jobTitle: null,
      city: null,
      portrait: null,
      talkTitle: talks[0] ?? null,
      topics,
      rating: 0,
      reviewCount: 0,
      languages,
      startingFee: null,
      isQuickBookable: false,
    },
  };
  return { ...doc, offer: madeUpOffer(doc.fees, number) };
}

/** Every way of pricing travel, and lengths that are not offered. */
function madeUpOffer({ fee_20, fee_40, fee_60 }: SearchFees, number: number): SpeakerOffer {
  return {
    fee_20,
    fee_40,
    fee_60,
    lengths_not_offered: number % 4 === 0 ? [20, 60] : [],
    travel_fee_usd: number % 5 === 0 ? (number % 3) * 150 : null,
    travel_bands: number % 7 === 0 ? [{ up_to_km: 200, euros: 300 }] : [],
    travel_cents_per_km: number % 6 === 0 ? 40 : null,
  };
}

export function madeUpDocs(count: number, seed: number, options: DocOptions = {}): SearchDoc[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, number) => madeUpDoc(number, random, options));
}
