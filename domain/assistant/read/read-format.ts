import type { Format } from "#domain/search/filter-table.ts";
import { fold } from "#domain/search/text/fold.ts";
import type { Gender } from "#domain/speaker/speaker-codes.ts";

const WORKSHOP = /workshop|seminar|training|schulung|halbtag|ganztag|trainer\b/;
const TALK = /keynot|vortrag|impuls|\brede\b|\btalk\b|ansprache|festrede/;
const ONLINE =
  /\bonline\b|onlineveranstaltung|online-|virtue?ll|webinar|livestream|per (?:zoom|teams|video)|\bremote\b(?![\s-](?:work|arbeit))|digitale[rs]? (?:event|veranstaltung)/;
const MINUTES = /(\d{2,3})\s?-?\s?(?:min\b|minuten|minutig)/;
const HOUR = /\b(?:1|eine|einer)\s(?:volle\s)?stunde\b|einstundig/;
const WOMAN =
  /\b(?:eine\s+)?(?:rednerin|referentin|speakerin|moderatorin|frau|weiblich\p{L}*)(?!\s*(?:oder|und|\/)|ennetzwerk|en)\b/u;
/** „Frau Weber“ is a person's name. */
const TITLE = /\bFrau (?=\p{Lu})/gu;
const BOTH = /redner(?:in)?(?::in|\*in|\/-?in|\(in\)|innen)|rednerin oder redner/;

/** A workshop is the rarer thing, so it wins when both are named. */
export function readFormat(text: string): Format | null {
  const folded = fold(text);
  if (WORKSHOP.test(folded)) return "workshop";
  return TALK.test(folded) ? "talk" : null;
}

export function readsOnline(text: string): boolean {
  return ONLINE.test(fold(text));
}

/** The format nearest to what was said: 20, 40 or 60 minutes. */
export function readMinutes(text: string): 20 | 40 | 60 | null {
  const folded = fold(text);
  if (HOUR.test(folded)) return 60;
  const said = Number(MINUTES.exec(folded)?.[1] ?? Number.NaN);
  if (Number.isNaN(said) || said > 120) return null;
  if (said <= 25) return 20;
  return said <= 50 ? 40 : 60;
}

export function readGender(text: string): Gender | null {
  const folded = fold(text.replace(TITLE, ""));
  return WOMAN.test(folded) && !BOTH.test(folded) ? "female" : null;
}
