import type { PlaceAnswer } from "#domain/address/place-answer.ts";
import type { Ctx } from "#features/ctx.ts";

/** The town of an event as it was said, or the towns that may be meant. */
type SaidPlace = { readonly place: string | null; readonly unclear: readonly string[] };

/** The first of the candidates that says anything about a place decides; guesses come later. */
export async function readEventPlace(
  { geo }: Pick<Ctx, "geo">,
  candidates: readonly string[],
): Promise<SaidPlace> {
  for (const candidate of candidates) {
    const answer = await geo.resolve(candidate);
    if (answer.state === "sure")
      return { place: await lastingName(geo, candidate, answer), unclear: [] };
    if (answer.state === "ambiguous") {
      return { place: null, unclear: answer.candidates.map(({ label }) => label) };
    }
  }
  return { place: null, unclear: [] };
}

/** The town alone, where that is as unmistakable as what was said. */
async function lastingName(
  geo: Ctx["geo"],
  candidate: string,
  { place }: Extract<PlaceAnswer, { state: "sure" }>,
): Promise<string> {
  const again = await geo.resolve(place.label);
  return again.state === "sure" ? place.label : candidate;
}
