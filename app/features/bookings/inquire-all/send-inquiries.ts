import type { BillingCountry } from "#domain/booking/draft.ts";
import { type DrawerDraft, newDrawerDraft } from "#domain/booking/draft-rules.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { bookingRequest } from "../drawer/booking-request.ts";
import { type SubmitOutcome, submitBooking } from "../drawer/submit-booking.ts";
import { INQUIRE_LABELS } from "./texts.ts";

export type InquiredSpeaker = { readonly id: string; readonly name: string };
export type InquiryField = keyof typeof INQUIRE_LABELS;
export type InquiryTexts = Readonly<
  Record<InquiryField | "billingVatId" | "eventDescription", string>
> & { readonly billingCountry: BillingCountry };

export const INQUIRY_FIELDS = Object.keys(INQUIRE_LABELS) as InquiryField[];

/** What became of the inquiry to one speaker; the others do not depend on it. */
export type InquiryResult = SubmitOutcome["kind"] extends infer Kind
  ? { readonly kind: Kind; readonly message: string | null }
  : never;

type Inquiry = {
  readonly eventDate: IsoDate;
  readonly eventTime: string;
  readonly texts: InquiryTexts;
  /** One key for the whole brief: sending it again stores nothing twice. */
  readonly key: string;
  readonly token: string;
};

/** One speaker after the other, each an inquiry of its own through the same door as every booking. */
export async function sendInquiries(
  speakers: readonly InquiredSpeaker[],
  inquiry: Inquiry,
  onResult: (id: string, result: InquiryResult) => void,
): Promise<void> {
  for (const { id } of speakers) {
    const outcome = await submitBooking({
      request: requestFor(id, inquiry),
      key: `${inquiry.key}.${id}`,
      token: inquiry.token,
    });
    onResult(id, { kind: outcome.kind, message: reasonOf(outcome) });
  }
}

/** The brief asks for less than the drawer, so what is wrong is said here and not at its field. */
function reasonOf(outcome: SubmitOutcome): string | null {
  if (outcome.kind === "fields") return Object.values(outcome.errors)[0] ?? outcome.message;
  return "message" in outcome ? outcome.message : null;
}

export function requestFor(
  speakerId: string,
  { eventDate, eventTime, texts }: Pick<Inquiry, "eventDate" | "eventTime" | "texts">,
) {
  const draft = {
    ...inquiryDraft(eventDate, texts),
    eventTime,
    agbAccepted: true,
    widerrufsAccepted: true,
  };
  const state = { mode: "inquiry" as const, eventDate, draft };
  return bookingRequest({ speakerId, state, seen: null });
}

/** The brief as the drawer knows it, so that the same rules check and send it. */
export function inquiryDraft(eventDate: IsoDate, texts: InquiryTexts): DrawerDraft {
  return { ...newDrawerDraft(eventDate), ...texts };
}
