import { fold } from "#domain/search/text/fold.ts";
import { spokenNumber } from "../split-words.ts";

/** People in every wording a brief uses for an audience. */
const PEOPLE = String.raw`(?:personen|person|gaste[n]?|gast|leute[n]?|teilnehm\p{L}*|tn|pax|mitarbeit\p{L}*|besuch\p{L}*|kolleg\p{L}*|zuhor\p{L}*|zuschau\p{L}*|menschen|kopfe[n]?|\p{L}*kunden|kund\p{L}*|\p{L}*krafte[n]?|azubis?|auszubildende\p{L}*|schul\p{L}*|studier\p{L}*|student\p{L}*|studis?|entwickler\p{L}*|unternehmer\p{L}*|ingenieur\p{L}*|arzt\p{L}*|geschaftsfuhrer\p{L}*|manager\p{L}*|mitglied\p{L}*|entscheid\p{L}*|partner\p{L}*|frauen|vertriebler\p{L}*)`;
const COUNT = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6}|\p{L}*hundert|\p{L}*tausend|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)`;
const AUDIENCE = new RegExp(
  String.raw`(?:${COUNT}\s?(?:-|–|bis|oder)\s?)?${COUNT}\s+(?:\p{L}+e[nr]?\s+)?${PEOPLE}(?!\p{L})`,
  "u",
);

/** How many people listen; of „30 bis 40 Teilnehmer“ the larger number. */
export function readAudience(text: string): number | null {
  const [, , count = ""] = AUDIENCE.exec(fold(text)) ?? [];
  if (count === "") return null;
  const people = /\d/.test(count) ? Number(count.replaceAll(".", "")) : spokenNumber(count);
  return people !== null && people > 0 ? people : null;
}
