import type { Tx } from "#data/db.ts";
import { findBookingAddress } from "#data/queries/bookings/booking-offer.ts";
import { enqueueJobs, mailJob, type OutboxJob } from "#data/queries/mail/outbox.ts";
import { insertNotifications } from "#data/queries/messaging/notifications.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import { formatDay } from "#domain/format/days.ts";
import { isPaidInTwo } from "#domain/invoicing/seller/billing-setting.ts";
import { bookingMail, type Happening } from "./booking-mail.server.ts";
import { effectKeys } from "./effect-keys.ts";
import type { NotifiedSide } from "./notification.ts";
import { BOOKING_NOTIFICATIONS, type NotifiedEvent } from "./notification-texts.ts";

export type Announcement = Happening & {
  readonly speakerUserId: string | null;
  /** Tells apart what can happen to a booking more than once. */
  readonly occasion?: string;
};

const SIDES = ["customer", "speaker"] as const satisfies readonly NotifiedSide[];
const MAIL_ORDER = ["speaker", "customer"] as const satisfies readonly NotifiedSide[];
/** These are news for both sides, the acting one included. */
const FOR_BOTH: ReadonlySet<NotifiedEvent> = new Set([
  "accept",
  "cancel",
  "expire",
  "complete",
  "postpone_accept",
]);

/**
 * What a change of a booking sets off, in the transaction that makes the change; returns the keys of
 * its effects. Open pages learn of the change from the database itself.
 */
export async function announce(tx: Tx, news: Announcement): Promise<string[]> {
  const queued = await enqueueEffects(tx, news);
  await notifySides(tx, news);
  return queued;
}

/**
 * Invoice first, then the speaker, then the customer: the specified order (BOOK-95, BOOK-96). The
 * contract is last, so that the confirmation does not wait for it.
 */
export async function enqueueEffects(tx: Tx, news: Announcement): Promise<string[]> {
  const jobs = [...invoiceJobs(news), ...(await mailJobs(tx, news)), ...contractJobs(news)];
  await enqueueJobs(tx, jobs);
  return jobs.map(({ dedupeKey }) => dedupeKey);
}

function invoiceJobs(news: Announcement): OutboxJob[] {
  const { event, booking, occasion } = news;
  const payload = { booking_id: booking.id };
  if (isSale(news)) {
    return [{ kind: "invoice.issue", payload, dedupeKey: effectKeys(booking.id).invoice }];
  }
  if (event === "cancel") {
    return [{ kind: "invoice.cancel", payload, dedupeKey: `invoice-cancel:${booking.id}` }];
  }
  if (event === "postpone_accept") {
    return [{ kind: "invoice.move", payload, dedupeKey: `invoice-move:${occasion}` }];
  }
  return [];
}

function contractJobs(news: Announcement): OutboxJob[] {
  const { event, booking, occasion } = news;
  const isMoved = event === "postpone_accept";
  if (!isMoved && !isSale(news)) return [];
  const dedupeKey = `contract:${isMoved ? occasion : booking.id}`;
  return [{ kind: "contract.prepare", payload: { booking_id: booking.id }, dedupeKey }];
}

function isSale({ event, booking }: Announcement): boolean {
  return event === "accept" || (event === "create" && booking.status === "confirmed");
}

async function mailJobs(tx: Tx, news: Announcement): Promise<OutboxJob[]> {
  const { event, booking } = news;
  const jobs: OutboxJob[] = [];
  const hasDeposit = news.hasDeposit ?? (isSale(news) && (await asksDeposit(tx)));
  for (const side of MAIL_ORDER) {
    if (event !== "create" && !tells(news, side)) continue;
    const to =
      side === "customer"
        ? booking.contact_email
        : await findBookingAddress(tx, booking.speaker_id);
    const mail =
      to === null ? null : bookingMail({ ...news, hasDeposit }, side, to, mailKey(news, side));
    if (mail) jobs.push(mailJob(mail));
  }
  return jobs;
}

async function asksDeposit(tx: Tx): Promise<boolean> {
  return isPaidInTwo(await currentSetting(tx, "payment_terms"));
}

function mailKey(news: Announcement, side: NotifiedSide): string {
  if (news.event !== "create") return keyOf(news, side);
  const keys = effectKeys(news.booking.id);
  return side === "speaker" ? keys.speaker_notification : keys.customer_confirmation;
}

function keyOf({ event, booking, occasion }: Announcement, side: NotifiedSide): string {
  return ["booking", booking.id, event, ...(occasion ? [occasion] : []), side].join(":");
}

/** The actor knows already; an admin acts for others, so both learn it. */
function tells(
  { event, actor }: { event: NotifiedEvent; actor: BookingActor },
  side: NotifiedSide,
) {
  return FOR_BOTH.has(event) || actor !== side;
}

async function notifySides(tx: Tx, news: Announcement): Promise<void> {
  const { event, booking, speakerName, speakerUserId, postponement } = news;
  const users = { customer: booking.customer_id, speaker: speakerUserId };
  const facts = {
    title: booking.event_title,
    day: formatDay(postponement?.from_date ?? booking.event_date),
    newDay: formatDay(postponement?.to_date ?? booking.event_date),
    speaker: speakerName,
  };
  const rows = SIDES.flatMap((side) => {
    const [notice, user_id] = [BOOKING_NOTIFICATIONS[event][side], users[side]];
    if (!notice || user_id === null || !tells(news, side)) return [];
    return {
      user_id,
      type: "booking" as const,
      title: notice.title,
      message: notice.message(facts),
      link: bookingPath(booking.id, side),
      dedupe_key: keyOf(news, side),
    };
  });
  await insertNotifications(tx, rows);
}
