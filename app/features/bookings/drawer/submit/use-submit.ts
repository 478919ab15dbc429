import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { type DraftField, faultsOf, stepOf } from "#domain/booking/draft/draft-rules.ts";
import { BOOKING_STEPS } from "#domain/booking/draft/draft-steps.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import { formatDay } from "#domain/format/days.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { rememberOutcome } from "../../result/last-booking.ts";
import { keepContactOnly, keepOpen } from "../draft/restore-draft.ts";
import type { DrawerAction } from "../drawer-state.ts";
import { faultTexts } from "../steps/field-texts.ts";
import { hasStoredSession } from "../steps/known-contact.ts";
import { CONFLICT_TEXTS, SUBMIT_TEXTS as TEXTS } from "../texts.ts";
import { releaseLayer } from "../use-back-to-close.ts";
import type { Drawer } from "../use-drawer.ts";
import { bookingRequest } from "./booking-request.ts";
import { dismissDrawerToast, showDrawerToast } from "./drawer-toast.ts";
import { isDayLost } from "./notice.ts";
import { reportOutcome } from "./report-outcome.ts";
import { type SubmitOutcome, submitBooking } from "./submit-booking.ts";

const SLOW_AFTER_MS = 1000;

type Booked = Extract<SubmitOutcome, { kind: "booked" }>;

export type OnBooked = (result: { id: string; mode: BookingMode }) => void;
type Reports = { onSend: () => void; onBooked: OnBooked };

export function useSubmit(drawer: Drawer, { onSend, onBooked }: Reports) {
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const isSlow = useSlowness(isSending);
  const navigate = useNavigate();
  const { signIn } = useSignIn();

  const finish = ({ id, mode, effects }: Booked) => {
    const report = reportOutcome(mode, effects);
    // One piece of news in several sentences.
    for (const [at, message] of report.toasts.entries()) {
      toast.show({ ...message, isFollowUp: at > 0 });
    }
    if (!report.goesOn) {
      // The row exists; the same key asks for its notice again instead of making a second one.
      drawer.act({ type: "answered", notice: { kind: "refused", message: TEXTS.speakerFailed } });
      return;
    }
    // The next speaker is asked by the same people (C-33).
    keepContactOnly(drawer.state);
    rememberOutcome(id, effects.invoice ?? null);
    onBooked({ id, mode });
    const page = mode === "direct" ? "/booking/success" : "/booking/inquiry-sent";
    // Takes the place of the drawer's own history entry, so that back leads to the profile.
    releaseLayer();
    void navigate(`${page}?id=${id}`, { replace: true });
  };

  const submit = async () => {
    if (isRunning.current || !isReady(drawer)) return;
    if (!hasStoredSession()) return promptSignIn(drawer, signIn);
    onSend();
    isRunning.current = true;
    setSending(true);
    dismissDrawerToast();
    const outcome = await sent(drawer);
    isRunning.current = false;
    setSending(false);
    if (outcome.kind === "booked") finish(outcome);
    else if (outcome.kind === "sign_in") promptSignIn(drawer, signIn);
    else {
      // Definitive answers end the request; after an unclear one the next attempt keeps its key.
      if (outcome.kind !== "unclear") drawer.act({ type: "requestKey", key: null });
      drawer.act(settled(drawer, outcome));
    }
  };
  return { submit, isSending, isSlow, signIn };
}

async function sent({ speaker, state, mode, price }: Drawer): Promise<SubmitOutcome> {
  const key = state.requestKey ?? crypto.randomUUID();
  // Before the first byte leaves, so that even a crash asks again with the same key.
  keepOpen(speaker.id, { ...state, requestKey: key });
  try {
    const { ownToken } = await import("#app/auth-client.ts");
    const token = await ownToken();
    if (token === null) return { kind: "sign_in" };
    const input = { speakerId: speaker.id, state: { ...state, mode }, seen: price };
    return await submitBooking({ request: bookingRequest(input), key, token });
  } catch {
    return { kind: "unclear" };
  }
}

/** Every step is checked again: a restored draft may no longer be complete. */
function isReady({ state, act, travel }: Drawer): boolean {
  const { draft, notice } = state;
  for (const step of BOOKING_STEPS) {
    const errors = faultTexts(faultsOf(step, draft, Date.now()));
    if (Object.keys(errors).length === 0) continue;
    showDrawerToast({ kind: "error", text: BOOKING_MESSAGES.incomplete });
    act({ type: "refused", step, errors });
    return false;
  }
  if (notice?.kind === "price_changed" && !notice.isConfirmed) {
    showDrawerToast({ kind: "error", text: CONFLICT_TEXTS.priceMissing });
    return false;
  }
  return !isDayLost(notice) && travel.state !== "pending";
}

type Refusal = Exclude<SubmitOutcome, { kind: "booked" | "sign_in" }>;

/** Says why nothing was booked, and what the drawer makes of it. */
function settled({ state, price }: Drawer, outcome: Refusal): DrawerAction {
  switch (outcome.kind) {
    case "unclear":
      showDrawerToast({ kind: "error", text: TEXTS.failed });
      return { type: "answered", notice: { kind: "unclear" } };
    case "inquiry_only":
      showDrawerToast({
        kind: "info",
        text:
          outcome.message ??
          (outcome.isForPlace ? TEXTS.inquiryForUnclearPlace : BOOKING_MESSAGES.inquiry_instead),
      });
      return { type: "mode", mode: "inquiry" };
    case "fields": {
      showDrawerToast({ kind: "error", text: outcome.message || TEXTS.failed });
      const [first = "agbAccepted"] = Object.keys(outcome.errors) as DraftField[];
      return { type: "refused", step: stepOf(first), errors: outcome.errors };
    }
    case "refused": {
      const message = outcome.message ?? TEXTS.failed;
      showDrawerToast({ kind: "error", text: message });
      return { type: "answered", notice: { kind: "refused", message } };
    }
    case "date_taken": {
      const { kind, freeDays, cause } = outcome;
      const reason = CONFLICT_TEXTS.taken[cause](formatDay(state.eventDate));
      return { type: "answered", notice: { kind, day: state.eventDate, reason, freeDays } };
    }
    default: {
      const { kind, price: changed } = outcome;
      const notice = { kind, before: price.net_cents, price: changed, isConfirmed: false };
      return { type: "answered", notice };
    }
  }
}

function promptSignIn({ act }: Drawer, signIn: () => void): void {
  const action = { label: TEXTS.signInAction, href: "/auth", onSelect: signIn };
  showDrawerToast({ kind: "info", text: TEXTS.signIn, action });
  act({ type: "answered", notice: { kind: "sign_in" } });
}

/** The way back leads here again, where the kept draft opens the drawer (C-16). */
function useSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = () => {
    releaseLayer();
    void navigate("/auth", { replace: true, state: { from: pathname + search } });
  };
  return { signIn };
}

function useSlowness(isSending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);
  return isSlow;
}
