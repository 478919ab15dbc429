import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { type DrawerDraft, newDrawerDraft } from "#domain/booking/draft/draft-rules.ts";
import {
  durationFormats,
  type FormatFees,
  presetFormat,
} from "#domain/pricing/duration-formats.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { bookingRequest } from "../drawer/submit/booking-request.ts";
import { type SubmitOutcome, submitBooking } from "../drawer/submit/submit-booking.ts";
import { INQUIRE_LABELS } from "./texts.ts";

export type InquiredSpeaker = FormatFees & { readonly id: string; readonly name: string };
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
  for (const speaker of speakers) {
    const { id } = speaker;
    const outcome = await submitBooking({
      request: requestFor(speaker, inquiry),
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
  speaker: Omit<InquiredSpeaker, "name">,
  { eventDate, eventTime, texts }: Pick<Inquiry, "eventDate" | "eventTime" | "texts">,
) {
  // The brief names no length: what the speaker gives instead of a keynote is as good.
  const format = presetFormat(durationFormats(speaker));
  const draft = {
    ...inquiryDraft(eventDate, texts),
    ...(format && { duration: format.duration, eventType: format.type }),
    eventTime,
    agbAccepted: true,
    widerrufsAccepted: true,
  };
  const state = { mode: "inquiry" as const, eventDate, draft };
  return bookingRequest({ speakerId: speaker.id, state, seen: null });
}

/** The brief as the drawer knows it, so that the same rules check and send it. */
export function inquiryDraft(eventDate: IsoDate, texts: InquiryTexts): DrawerDraft {
  return { ...newDrawerDraft(eventDate), ...texts };
}
