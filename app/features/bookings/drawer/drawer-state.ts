import type { BillingCountry, QaDuration } from "#domain/booking/draft/draft.ts";
import {
  chooseFormat,
  chooseWorkshop,
  type DraftField,
  type DrawerDraft,
  faultOf,
  faultsOf,
  type TextField,
  tickQa,
  untickQa,
} from "#domain/booking/draft/draft-rules.ts";
import { type BookingStep, stepAfter, stepBefore } from "#domain/booking/draft/draft-steps.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { DurationFormat } from "#domain/pricing/duration-formats.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { faultText, faultTexts } from "./steps/field-texts.ts";
import { filledIn, type KnownContact } from "./steps/known-contact.ts";
import { isDayLost, type Notice } from "./submit/notice.ts";

export type FieldErrors = Partial<Record<DraftField, string>>;

export type DrawerState = {
  readonly mode: BookingMode;
  readonly eventDate: IsoDate;
  readonly step: BookingStep;
  readonly draft: DrawerDraft;
  readonly errors: FieldErrors;
  /** Grows with every refused move, so that the list of errors takes the focus each time. */
  readonly refusals: number;
  /** Something was entered here that closing would lose. */
  readonly isTouched: boolean;
  /** A choice of format took a round of questions back, and the step says so. */
  readonly wasQaReset: boolean;
  /** Names the request to the server; a repeated one books once, a changed one is new. */
  readonly requestKey: string | null;
  /** What the server answered; it holds for exactly what was sent, so an edit takes it away. */
  readonly notice: Notice | null;
};

type Edit =
  | { readonly type: "typed"; readonly field: TextField; readonly value: string }
  | { readonly type: "country"; readonly value: BillingCountry }
  | { readonly type: "format"; readonly format: Pick<DurationFormat, "duration" | "type"> }
  | {
      readonly type: "workshop";
      readonly workshop: { readonly id: string | null; readonly duration_hours: number };
    }
  | { readonly type: "qa"; readonly isOn: boolean; readonly offered: readonly QaDuration[] }
  | { readonly type: "qaDuration"; readonly minutes: QaDuration }
  | { readonly type: "talk"; readonly id: string | null }
  | { readonly type: "date"; readonly day: IsoDate }
  | { readonly type: "mode"; readonly mode: BookingMode };

export type DrawerAction =
  | Edit
  | {
      readonly type: "consent";
      readonly field: "agbAccepted" | "widerrufsAccepted";
      readonly value: boolean;
    }
  | { readonly type: "left"; readonly field: TextField; readonly nowMs: number }
  | { readonly type: "next"; readonly nowMs: number }
  | { readonly type: "back" }
  | { readonly type: "goTo"; readonly step: BookingStep }
  | { readonly type: "refused"; readonly errors: FieldErrors; readonly step: BookingStep }
  | { readonly type: "known"; readonly contact: KnownContact }
  | { readonly type: "requestKey"; readonly key: string | null }
  | { readonly type: "answered"; readonly notice: Notice | null }
  | { readonly type: "freeDays"; readonly day: IsoDate; readonly freeDays: readonly IsoDate[] };

export function drawerReducer(state: DrawerState, action: DrawerAction): DrawerState {
  switch (action.type) {
    case "consent": {
      // No new request key: what is sent always carries both consents.
      const draft = { ...state.draft, [action.field]: action.value };
      return { ...state, draft, isTouched: true, errors: without(state.errors, action.field) };
    }
    case "left":
      return { ...state, errors: checkedField(state, action) };
    case "next":
      return moveOn(state, action.nowMs);
    case "back":
      return moveTo(state, stepBefore(state.step, state.draft));
    case "goTo":
      return moveTo(state, action.step);
    case "refused":
      return refuse({ ...state, step: action.step, notice: null }, action.errors);
    case "known":
      return { ...state, draft: filledIn(state.draft, action.contact) };
    case "requestKey":
      return { ...state, requestKey: action.key };
    case "answered":
      return { ...state, notice: action.notice };
    case "freeDays":
      return withFreeDays(state, action);
    default: {
      const isKept = isDayLost(state.notice) && action.type !== "date";
      const notice = isKept ? state.notice : null;
      return { ...edited(state, action), isTouched: true, requestKey: null, notice };
    }
  }
}

/** For the day that was asked about: another one may have been chosen, or the server may have answered. */
function withFreeDays(
  state: DrawerState,
  { day, freeDays }: Extract<DrawerAction, { type: "freeDays" }>,
): DrawerState {
  const { notice } = state;
  const isMeant = notice?.kind === "date_taken" && notice.day === day;
  return isMeant && notice.freeDays.length === 0
    ? { ...state, notice: { ...notice, freeDays } }
    : state;
}

function edited(state: DrawerState, edit: Edit): DrawerState {
  const { draft } = state;
  const withDraft = (next: DrawerDraft): DrawerState => ({ ...state, draft: next });
  switch (edit.type) {
    case "typed": {
      const typed = { ...draft, [edit.field]: edit.value };
      return { ...withDraft(typed), errors: without(state.errors, edit.field) };
    }
    case "country": {
      const errors = without(state.errors, "billingVatId");
      return { ...withDraft({ ...draft, billingCountry: edit.value }), errors };
    }
    case "format": {
      const chosen = { ...draft, ...chooseFormat(draft, edit.format) };
      return { ...withDraft(chosen), wasQaReset: draft.includeQA };
    }
    case "workshop": {
      const chosen = { ...draft, ...chooseWorkshop(draft, edit.workshop), selectedTalkId: null };
      return { ...withDraft(chosen), wasQaReset: draft.includeQA };
    }
    case "qa": {
      const answer = edit.isOn ? tickQa(draft, edit.offered) : untickQa(draft);
      return { ...withDraft({ ...draft, ...answer }), wasQaReset: false };
    }
    case "qaDuration":
      return withDraft({ ...draft, includeQA: true, qaDuration: edit.minutes });
    case "talk":
      return withDraft({ ...draft, selectedTalkId: edit.id });
    case "mode":
      return { ...state, mode: edit.mode };
    case "date":
      return { ...withDraft({ ...draft, eventDate: edit.day }), eventDate: edit.day };
  }
}

function moveOn(state: DrawerState, nowMs: number): DrawerState {
  const errors = faultTexts(faultsOf(state.step, state.draft, nowMs));
  if (Object.keys(errors).length > 0) return refuse(state, errors);
  return moveTo(state, stepAfter(state.step, state.draft));
}

function moveTo(state: DrawerState, step: BookingStep | null): DrawerState {
  return step === null ? state : { ...state, step, errors: {}, wasQaReset: false };
}

function refuse(state: DrawerState, errors: FieldErrors): DrawerState {
  return { ...state, errors, refusals: state.refusals + 1 };
}

type Left = Extract<DrawerAction, { type: "left" }>;

function checkedField({ errors, draft }: DrawerState, { field, nowMs }: Left): FieldErrors {
  const fault = faultOf(field, draft, nowMs);
  // Leaving an empty field is no mistake yet: the user may come back to it before moving on.
  if (fault === "invalid") return { ...errors, [field]: faultText(field, fault) };
  return fault === null ? without(errors, field) : errors;
}

function without(errors: FieldErrors, field: DraftField): FieldErrors {
  if (!(field in errors)) return errors;
  const { [field]: _gone, ...rest } = errors;
  return rest;
}
