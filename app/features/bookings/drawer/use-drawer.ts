import { use, useEffect, useLayoutEffect, useReducer, useState } from "react";
import type { CheckedAddress } from "#domain/address/address-state.ts";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { faultsOf } from "#domain/booking/draft/draft-rules.ts";
import { bookingMode } from "#domain/booking/mode/booking-mode.ts";
import { isSurePlace } from "#domain/booking/mode/direct-rules.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { keepOpen, openingState } from "./draft/restore-draft.ts";
import { type DrawerAction, type DrawerState, drawerReducer } from "./drawer-state.ts";
import { type DrawerPrice, drawerPrice } from "./price/drawer-price.ts";
import { type Travel, type TravelRefusal, useTravel } from "./price/travel.ts";
import { faultTexts } from "./steps/field-texts.ts";
import { readKnownContact } from "./steps/known-contact.ts";
import { nearestDays } from "./steps/nearest-days.ts";
import { dismissDrawerToast, showDrawerToast } from "./submit/drawer-toast.ts";
import { SUBMIT_TEXTS } from "./texts.ts";

const REFUSAL_TEXTS: Record<TravelRefusal, string> = {
  too_far: SUBMIT_TEXTS.inquiryForPlace,
  closed: SUBMIT_TEXTS.inquiryWhileClosed,
};

/** What the drawer is opened for. */
export type DrawerOccasion = {
  speaker: BookableSpeaker;
  eventDate: IsoDate;
  dayStatus: DayStatus;
  /** The requested mode; an inquiry where speaker or day do not allow a direct booking. */
  mode: BookingMode;
  talkId: string | null;
  /** The day that has gone while the drawer was open, and why. */
  lost?: { readonly date: IsoDate; readonly text: string } | null;
};

/** What every step of the drawer needs. */
export type Drawer = {
  readonly speaker: BookableSpeaker;
  readonly state: DrawerState;
  /** The mode to be sent: as in the state, or an inquiry where the place does not allow it. */
  readonly mode: BookingMode;
  readonly act: (action: DrawerAction) => void;
  readonly price: DrawerPrice;
  readonly travel: Travel;
  readonly askTravelAgain: () => void;
  /** What is known of the venue as it is written now; null before it was looked up. */
  readonly place: PlaceVerdict | null;
  /** The check of the venue, kept while other steps are shown. */
  readonly address: CheckedAddress | null;
  readonly setAddress: (address: CheckedAddress) => void;
};

export function useDrawer(props: DrawerOccasion): Drawer {
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
    if (refusal) showDrawerToast({ kind: "info", text: REFUSAL_TEXTS[refusal] });
  }, [refusal]);
  const isToSay = isUnclear && step === "contact";
  useEffect(() => {
    if (isToSay) showDrawerToast({ kind: "info", text: SUBMIT_TEXTS.inquiryForUnclearPlace });
  }, [isToSay]);

  const price = shownPrice(drawerPrice(speaker, state, { travel, vatRules }), state);
  const mode = refusal || isUnclear ? "inquiry" : state.mode;
  const kept = { place, address, setAddress };
  return { speaker, state, mode, act, price, travel, askTravelAgain: askAgain, ...kept };
}

/** What happens to the day while the drawer is open: it is gone, or has to be asked for. */
function useDayNews(
  { speaker, dayStatus, lost = null }: DrawerOccasion,
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
    showDrawerToast({ kind: "info", text: BOOKING_MESSAGES.inquiry_instead });
  }, [isAsked, act]);
}

function opened({ speaker, eventDate, dayStatus, mode, talkId }: DrawerOccasion): DrawerState {
  return openingState({ speaker, eventDate, talkId, mode: bookingMode(mode, speaker, dayStatus) });
}

/** Blocked moves say why twice: at the fields, and in the words of the specification (ERR-48). */
export function goOn({ state, act }: Drawer): void {
  const nowMs = Date.now();
  const faults = faultsOf(state.step, state.draft, nowMs);
  const [firstText] = Object.values(faultTexts(faults));
  if (firstText !== undefined) {
    const isMissing = Object.values(faults).includes("missing");
    showDrawerToast({ kind: "error", text: isMissing ? SUBMIT_TEXTS.incompleteStep : firstText });
  } else dismissDrawerToast();
  act({ type: "next", nowMs });
}

/** After a refusal the server's amounts count, because they are the ones that would be stored. */
function shownPrice(price: DrawerPrice, { notice }: DrawerState): DrawerPrice {
  return notice?.kind === "price_changed" ? { ...price, ...notice.price } : price;
}
