import type { FoundPlace, PlaceAnswer } from "#domain/address/place-answer.ts";
import { distanceKm } from "#domain/search/distance.ts";
import { foldedWords } from "#domain/search/text/fold.ts";

/** Within it a street belongs to its town, and two hits are the same answer. */
const SAME_PLACE_KM = 30;
const SHORTEST_NAME = 4;

/**
 * What a service finds, held against what the text says. A town in the text wins over the service; a
 * service decides between namesakes, or where the text names none, only with a single answer.
 */
export function agreedPlace(
  address: string,
  said: PlaceAnswer,
  found: readonly FoundPlace[],
): PlaceAnswer {
  if (said.state === "sure") {
    const exact = found.find((one) => distanceKm(one, said.place) <= SAME_PLACE_KM);
    return exact
      ? { state: "sure", place: { ...said.place, lat: exact.lat, lng: exact.lng } }
      : said;
  }
  const [first] = found;
  if (!first || found.some((one) => distanceKm(one, first) > SAME_PLACE_KM)) return said;
  if (said.state === "unknown") {
    return isNamed(address, first) ? { state: "sure", place: first } : said;
  }
  const near = said.candidates.filter((one) => distanceKm(one, first) <= SAME_PLACE_KM);
  const [town] = near;
  if (!town || near.length > 1) return said;
  return { state: "sure", place: { lat: first.lat, lng: first.lng, label: town.label } };
}

/** Services guess at what they do not know: at least one word of the text has to be in what they found. */
function isNamed(address: string, { label }: FoundPlace): boolean {
  const known = new Set(foldedWords(label));
  return foldedWords(address).some((word) => word.length >= SHORTEST_NAME && known.has(word));
}
