import { useEffect, useRef, useState } from "react";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { isSurePlace } from "#domain/booking/mode/direct-rules.ts";
import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import { type Cents, centsFromEuros, formatEuros } from "#domain/money.ts";
import { showDrawerToast } from "../submit/drawer-toast.ts";
import { TRAVEL_TEXTS } from "../texts.ts";

/** `unknown`: not asked yet, or the place is not sure; nothing is added then (C-06). */
export type Travel = Way & {
  /** Why no direct booking is possible, if the place itself is not the reason. */
  readonly refusal?: TravelRefusal | null;
  /** What the server makes of the venue. */
  readonly place?: PlaceVerdict;
};

/** The speaker takes no direct bookings this far away, or the platform takes none at the moment. */
export type TravelRefusal = "too_far" | "closed";

type Way =
  | { readonly state: "unknown" | "failed" | "pending" | "online" }
  | {
      readonly state: "calculated";
      readonly amount: Cents;
      readonly distanceKm: number | null;
      /** The speaker's lump sum, or included travel, and no calculation (C-101). */
      readonly isFlat: boolean;
    };

type Known = { readonly location: string; readonly travel: Travel };

type Asking = {
  readonly location: string;
  /** The step that asks for the venue is done. */
  readonly isSettled: boolean;
  /** The step with the sum: there the outcome is said (TRAVEL-01). */
  readonly isSummary: boolean;
};

/**
 * Asks for the travel cost as soon as the venue is settled, once per venue, so the price is complete
 * before the last step. The customer cannot type it (PRICE-11).
 */
export function useTravel(speaker: BookableSpeaker, { location, isSettled, isSummary }: Asking) {
  const [known, setKnown] = useState<Known | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { id, address_label } = speaker;
  const venue = isSettled ? location.trim() : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks the same question again
  useEffect(() => {
    if (venue === "" || known?.location === venue) return;
    const stop = new AbortController();
    const settle = (travel: Travel) => {
      if (stop.signal.aborted) return;
      setKnown({ location: venue, travel });
    };
    if (isVirtualLocation(venue)) settle({ state: "online" });
    else {
      const question = { speakerId: id, speakerAddress: address_label ?? "", eventAddress: venue };
      void askTravel(question, stop.signal).then(settle);
    }
    return () => stop.abort();
  }, [venue, attempt, id, address_label]);

  const isKnown = known !== null && known.location === location.trim();
  const toSay = isSummary && isKnown ? known : null;
  const said = useRef<Known | null>(null);
  useEffect(() => {
    if (toSay === null || toSay === said.current) return;
    said.current = toSay;
    announce(toSay.travel);
  }, [toSay]);

  const travel: Travel = isKnown ? known.travel : { state: venue === "" ? "unknown" : "pending" };
  const askAgain = () => {
    setKnown(null);
    setAttempt(attempt + 1);
  };
  return { travel, askAgain };
}

/** `totalFee` counts euros; it becomes cents here and nowhere else (C-05). */
export type Answer = {
  totalFee: number;
  distanceKm: number | null;
  state: "online" | "flat" | "calculated" | "unknown";
  isDirectPossible: boolean;
  /** Both are missing in answers of a server that is being replaced. */
  takesBookings?: boolean;
  place?: PlaceVerdict;
};

type Question = { speakerId: string; speakerAddress: string; eventAddress: string };

async function askTravel(question: Question, signal: AbortSignal): Promise<Travel> {
  try {
    const answer = await fetch("/api/v1/functions/calculate-travel-distance", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal,
    });
    if (!answer.ok) return { state: "failed" };
    return travelFrom((await answer.json()) as Answer);
  } catch {
    return { state: "failed" };
  }
}

export function travelFrom(answer: Answer): Travel {
  const { totalFee, distanceKm, state, place } = answer;
  const isSure = place === undefined || isSurePlace(place);
  const known = { refusal: refusalIn(answer, isSure), ...(place && { place }) };
  if (state === "unknown") return { state: isSure ? "failed" : "unknown", ...known };
  if (state === "online") return { state: "online", ...known };
  const isFlat = state === "flat";
  return { state: "calculated", amount: centsFromEuros(totalFee), distanceKm, isFlat, ...known };
}

function refusalIn(
  { takesBookings, isDirectPossible }: Answer,
  isSure: boolean,
): TravelRefusal | null {
  if (takesBookings === false) return "closed";
  return isSure && !isDirectPossible ? "too_far" : null;
}

function announce(travel: Travel): void {
  if (travel.state === "calculated" && !travel.isFlat) {
    showDrawerToast({ kind: "info", text: TRAVEL_TEXTS.calculated(formatEuros(travel.amount)) });
  }
  if (travel.state === "online") showDrawerToast({ kind: "info", text: TRAVEL_TEXTS.online });
  if (travel.state === "failed") showDrawerToast({ kind: "error", text: TRAVEL_TEXTS.failed });
}
