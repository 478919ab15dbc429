export type FoundPlace = {
  readonly lat: number;
  readonly lng: number;
  /** The town, with its postal code where the text names one: „70173 Stuttgart“. */
  readonly label: string;
};

/** A town that may be meant, and the address that means it beyond doubt. */
export type PlaceCandidate = FoundPlace & { readonly address: string };

/**
 * What a text says about where something is. A travel amount and a direct booking need a sure place
 * (C-102).
 */
export type PlaceAnswer =
  | { readonly state: "sure"; readonly place: FoundPlace }
  /** At least one candidate, the likeliest first. */
  | { readonly state: "ambiguous"; readonly candidates: readonly PlaceCandidate[] }
  | { readonly state: "unknown" };

/** Where an event is: on screens, not decided yet, or what its text says. */
export type EventPlace = { readonly state: "online" | "open" } | PlaceAnswer;

/** What a screen is told about a place. */
export type PlaceVerdict = {
  readonly state: EventPlace["state"];
  readonly candidates: readonly Pick<PlaceCandidate, "label" | "address">[];
};

/** The same with the name of the town that was meant. */
export type VenueAnswer = PlaceVerdict & { readonly label: string | null };

export const UNKNOWN_PLACE: PlaceAnswer = { state: "unknown" };

/** More would not be read; a postal code is quicker then. */
export const MAX_PLACE_CANDIDATES = 6;

export function surePlace(answer: PlaceAnswer): FoundPlace | null {
  return answer.state === "sure" ? answer.place : null;
}
