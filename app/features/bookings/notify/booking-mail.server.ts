import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import type { PostponementRow } from "#data/queries/bookings/postponements.ts";
import type { Mail } from "#data/queries/mail/outbox.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { currentAmounts, hasOpenOffer } from "#domain/booking/current-amounts.ts";
import { onSiteContact } from "#domain/booking/event-details.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import { POSTPONEMENT_MAILS } from "../postpone/notification-texts.ts";
import { calendarEntry } from "./calendar-entry.server.ts";
import type { NotifiedSide } from "./notification.ts";
import type { NotifiedEvent } from "./notification-texts.ts";

export type Happening = {
  readonly event: NotifiedEvent;
  readonly actor: BookingActor;
  readonly booking: BookingRow;
  readonly speakerName: string;
  readonly publicUrl: string;
  /** Whether what was sold is paid with two invoices. */
  readonly hasDeposit?: boolean;
  /** Why, where the stored row does not keep it. */
  readonly reason?: string;
  /** The request to postpone that this is about. */
  readonly postponement?: PostponementRow;
  /** Who could speak instead. */
  readonly suggestions?: readonly { readonly name: string; readonly link: string }[];
};

/** Which template tells which side; a side without one learns nothing by mail. */
const KINDS: Readonly<Record<NotifiedEvent, Partial<Record<NotifiedSide, string>>>> = {
  create: {},
  offer: { customer: "booking_offer" },
  hold: { customer: "booking_hold" },
  decline: { customer: "booking_declined" },
  withdraw: { speaker: "booking_withdrawn" },
  retract: { customer: "booking_retracted" },
  expire: { customer: "booking_expired", speaker: "booking_expired_speaker" },
  accept: { customer: "booking_confirmation", speaker: "booking_accepted" },
  cancel: { customer: "booking_cancelled", speaker: "booking_cancelled_speaker" },
  complete: { customer: "booking_completed" },
  adjust: { customer: "booking_adjusted", speaker: "booking_adjusted_speaker" },
  replace: { customer: "booking_replacement" },
  ...POSTPONEMENT_MAILS,
  review: {},
};

const CREATION = {
  direct: { customer: "booking_confirmation", speaker: "speaker_direct_booking" },
  inquiry: { customer: "inquiry_confirmation", speaker: "speaker_new_inquiry" },
} as const;

/** One mail about what happened, all of it from the stored row (C-91); null if there is none. */
export function bookingMail(
  happening: Happening,
  side: NotifiedSide,
  to: string,
  dedupeKey: string,
): Mail | null {
  const { event, booking, postponement } = happening;
  const kinds = event === "create" ? CREATION[booking.booking_mode] : KINDS[event];
  const kind = kinds[side];
  if (kind === undefined) return null;
  // A request moves no appointment; an agreement does, and so does taking it back.
  const isFixed = booking.status === "confirmed" && (!postponement || event === "postpone_accept");
  const hasEntry = isFixed || event === "cancel";
  const entry = () => ({
    ...calendarEntry(happening, { side, email: to }),
    type: "text/calendar" as const,
  });
  return {
    kind: `mail.${kind}`,
    to,
    data: mailData(happening, side),
    ...(hasEntry ? { attachments: [entry()] } : {}),
    bookingId: booking.id,
    dedupeKey,
  };
}

function mailData(happening: Happening, side: NotifiedSide): Record<string, unknown> {
  const { booking, speakerName, event, actor } = happening;
  return {
    first_name: side === "customer" ? booking.contact_person : speakerName,
    link: linkFor(happening, side),
    reference: booking.booking_reference,
    speaker_name: speakerName,
    contact_person: booking.contact_person,
    company: booking.billing_company,
    event_title: booking.event_title,
    event_date: booking.event_date,
    start_time: booking.event_start_time,
    duration_minutes: booking.event_duration_minutes,
    format: booking.format_label ?? "",
    venue: booking.event_location,
    on_site_contact: onSiteContact(booking) ?? "",
    is_virtual: booking.is_virtual,
    audience_size: booking.audience_size,
    travel_cost_cents: booking.travel_cost_cents,
    travel_cost_state: booking.travel_cost_state,
    offer_price_cents: booking.offer_price_cents,
    vat_treatment: booking.vat_treatment,
    vat_rate_basis_points: booking.vat_rate_basis_points,
    net_cents: booking.total_amount,
    gross_cents: booking.gross_amount_cents,
    ...(event === "create" && booking.customer_notes ? { notes: booking.customer_notes } : {}),
    ...(event === "offer" || event === "hold" || event === "adjust" ? offerData(booking) : {}),
    ...(happening.hasDeposit ? { has_deposit: true } : {}),
    ...(happening.reason ? { reason: happening.reason } : {}),
    ...(happening.suggestions ? { suggestions: happening.suggestions } : {}),
    ...(event === "decline" && booking.decline_reason ? { reason: booking.decline_reason } : {}),
    ...(event === "cancel" ? cancellationData(booking, actor) : {}),
    ...(happening.postponement ? postponementData(event, happening.postponement) : {}),
  };
}

/** The price of an offer becomes the price of the booking only when it is accepted. */
function offerData(booking: BookingRow): Record<string, unknown> {
  const { net, gross, before } = currentAmounts(booking);
  return {
    net_cents: net,
    gross_cents: gross,
    ...(hasOpenOffer(booking) ? { is_offer: true } : {}),
    ...(before ? { before_net_cents: before.net, before_gross_cents: before.gross } : {}),
    ...(booking.offer_message ? { message: booking.offer_message } : {}),
    ...(booking.expires_at ? { until: booking.expires_at.toISOString() } : {}),
  };
}

function cancellationData(booking: BookingRow, actor: BookingActor): Record<string, unknown> {
  return {
    by: actor === "system" ? "admin" : actor,
    ...(booking.cancellation_reason ? { reason: booking.cancellation_reason } : {}),
    ...(booking.cancellation_fee_cents ? { fee_cents: booking.cancellation_fee_cents } : {}),
  };
}

/** Both days, whichever the booking has now; the words are those of the actor. */
function postponementData(
  event: NotifiedEvent,
  postponement: PostponementRow,
): Record<string, unknown> {
  const isAsked = event === "postpone_ask";
  const words = isAsked ? { message: postponement.message } : { reason: postponement.answer };
  return {
    event_date: postponement.from_date,
    new_date: postponement.to_date,
    ...words,
    ...(isAsked ? { until: postponement.expires_at.toISOString() } : {}),
  };
}

/** Where the one button of a mail leads. */
function linkFor({ event, booking, publicUrl }: Happening, side: NotifiedSide): string {
  if (event === "decline" || event === "retract") return publicUrl;
  if (side === "speaker" || event !== "create") return publicUrl + bookingPath(booking.id, side);
  const page = booking.booking_mode === "direct" ? "success" : "inquiry-sent";
  return `${publicUrl}/booking/${page}?id=${booking.id}`;
}
