import { use, useEffect, useLayoutEffect, useReducer, useState } from "react";
import type { CheckedAddress } from "#domain/address/address-state.ts";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { bookingMode } from "#domain/booking/booking-mode.ts";
import { isSurePlace } from "#domain/booking/direct-rules.ts";
import { faultsOf } from "#domain/booking/draft-rules.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import { cents } from "#domain/money.ts";
import { VAT_RULES } from "#domain/pricing/vat.ts";
import { TermsContext } from "#parts/terms-context.ts";
import type { BookingDrawerProps } from "./booking-drawer.tsx";
import { clearNews, showNews } from "./drawer-news.ts";
import { type DrawerPrice, drawerPrice } from "./drawer-price.ts";
import { type DrawerAction, type DrawerState, drawerReducer } from "./drawer-state.ts";
import { faultTexts } from "./field-texts.ts";
import { readKnownContact } from "./known-contact.ts";
import { nearestDays } from "./nearest-days.ts";
import { keepOpen, openingState } from "./stored-draft.ts";
import { SUBMIT_TEXTS } from "./texts.ts";
import { type Travel, type TravelRefusal, useTravel } from "./travel.ts";

const REFUSAL_TEXTS: Record<TravelRefusal, string> = {
  too_far: SUBMIT_TEXTS.inquiryForPlace,
  closed: SUBMIT_TEXTS.inquiryWhileClosed,
};

/** What every step of the drawer needs. */
export type Drawer = {
  readonly speaker: BookableSpeaker;
  readonly state: DrawerState;
  /** What would be sent: the wish in the state, or an inquiry where the place does not allow it. */
  readonly mode: BookingMode;
  readonly act: (action: DrawerAction) => void;
  readonly price: DrawerPrice;
  readonly travel: Travel;
  readonly askTravelAgain: () => void;
  /** What is known of the venue as it is written now; null while nobody has asked. */
  readonly place: PlaceVerdict | null;
  /** The check of the venue, kept while other steps are shown. */
  readonly address: CheckedAddress | null;
  readonly setAddress: (address: CheckedAddress) => void;
};

export function useDrawer(props: BookingDrawerProps): Drawer {
  const { speaker } = props;
  const [state, act] = useReducer(drawerReducer, props, opened);
  const { step, requestKey, draft } = state;
  const isSummary = step === "summary";
  const { travel, askAgain } = useTravel(speaker, {
    location: draft.eventLocation,
    isSettled: step === "contact" || isSummary,
    isSummary,
  });

  // With the state itself, not after it: an effect that came late would undo what closing has kept.
  useLayoutEffect(() => keepOpen(speaker.id, state), [speaker.id, state]);
  useEffect(() => {
    void readKnownContact().then((contact) => contact && act({ type: "known", contact }));
  }, []);
  useEffect(() => {
    if (isSummary && requestKey === null) {
      act({ type: "requestKey", key: crypto.randomUUID() });
    }
  }, [isSummary, requestKey]);

  useDayNews(props, state, act);

  const vatRules = use(TermsContext).rules ?? VAT_RULES;
  // The place decides as well as the day: further away the speaker wants to be asked first.
  const refusal = state.mode === "direct" ? travel.refusal : null;
  const [address, setAddress] = useState<CheckedAddress | null>(null);
  const isChecked = address?.text === draft.eventLocation.trim();
  const place = travel.place ?? (isChecked ? address.verdict : null);
  const isUnclear = place !== null && !isSurePlace(place) && state.mode === "direct";
  useEffect(() => {
    if (refusal) showNews({ kind: "info", text: REFUSAL_TEXTS[refusal] });
  }, [refusal]);
  const isToSay = isUnclear && step === "contact";
  useEffect(() => {
    if (isToSay) showNews({ kind: "info", text: SUBMIT_TEXTS.inquiryForUnclearPlace });
  }, [isToSay]);

  const price = shownPrice(drawerPrice(speaker, state, { travel, vatRules }), state);
  const mode = refusal || isUnclear ? "inquiry" : state.mode;
  const kept = { place, address, setAddress };
  return { speaker, state, mode, act, price, travel, askTravelAgain: askAgain, ...kept };
}

/** What happens to the day while the drawer is open: it is gone, or has to be asked for. */
function useDayNews(
  { speaker, dayStatus, lost = null }: BookingDrawerProps,
  { eventDate, mode }: DrawerState,
  act: Drawer["act"],
): void {
  const isLost = lost?.date === eventDate;
  const reason = lost?.text ?? "";
  useEffect(() => {
    if (!isLost) return;
    const notice = { kind: "date_taken", day: eventDate, reason, freeDays: [] } as const;
    act({ type: "answered", notice });
    void nearestDays(speaker.slug, eventDate).then(
      (freeDays) => act({ type: "freeDays", day: eventDate, freeDays }),
      () => undefined,
    );
  }, [isLost, reason, eventDate, speaker.slug, act]);

  const isAsked = mode === "direct" && bookingMode("direct", speaker, dayStatus) !== "direct";
  useEffect(() => {
    if (!isAsked) return;
    act({ type: "mode", mode: "inquiry" });
    showNews({ kind: "info", text: SUBMIT_TEXTS.inquiryInstead });
  }, [isAsked, act]);
}

function opened({ speaker, eventDate, dayStatus, mode, talkId }: BookingDrawerProps): DrawerState {
  return openingState({ speaker, eventDate, talkId, mode: bookingMode(mode, speaker, dayStatus) });
}

/** Blocked moves say why twice: at the fields, and in the words of the specification (ERR-48). */
export function goOn({ state, act }: Drawer): void {
  const nowMs = Date.now();
  const faults = faultsOf(state.step, state.draft, nowMs);
  const [firstText] = Object.values(faultTexts(faults));
  if (firstText !== undefined) {
    const isMissing = Object.values(faults).includes("missing");
    showNews({ kind: "error", text: isMissing ? SUBMIT_TEXTS.incompleteStep : firstText });
  } else clearNews();
  act({ type: "next", nowMs });
}

/** After a refusal the server's amounts count, because they are the ones that would be stored. */
function shownPrice(price: DrawerPrice, { notice }: DrawerState): DrawerPrice {
  if (notice?.kind !== "price_changed") return price;
  const { vat_rate_basis_points, vat_note, travel_cost_state, ...amounts } = notice.price;
  return {
    ...price,
    vat_rate_basis_points,
    vat_note,
    travel_cost_state,
    base_fee_cents: cents(amounts.base_fee_cents),
    qa_fee_cents: cents(amounts.qa_fee_cents),
    travel_cost_cents: cents(amounts.travel_cost_cents),
    net_cents: cents(amounts.net_cents),
    vat_cents: cents(amounts.vat_cents),
    gross_cents: cents(amounts.gross_cents),
  };
}
