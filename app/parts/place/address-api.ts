import type { AddressSuggestion } from "#domain/address/address-suggestion.ts";

import type { PlaceVerdict } from "#domain/address/place-answer.ts";

type Suggested = { suggestions: readonly AddressSuggestion[]; attribution: string };

export function askSuggestions(query: string, signal: AbortSignal): Promise<Suggested> {
  return call("address-suggestions", { query }, signal);
}

type Validity = { isValid: boolean; place?: PlaceVerdict };

export function askValidity(address: string, signal: AbortSignal): Promise<Validity> {
  return call("validate-address", { address }, signal);
}

type LocatedPlace = { label: string; lat: number; lng: number };

/** Null for what is not known. */
export async function askPlace(address: string): Promise<LocatedPlace | null> {
  const { place } = await call<{ place: LocatedPlace | null }>("locate-place", { address });
  return place;
}

async function call<Answer>(name: string, body: object, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/api/v1/functions/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as Answer;
}
