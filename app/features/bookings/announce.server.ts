import type { Tx } from "#data/db.ts";
import { insertNotifications } from "#data/queries/announcements.ts";
import { findAdminAddress, findSpeakerAddress } from "#data/queries/booking-offer.ts";
import { enqueueJob, enqueueMail } from "#data/queries/outbox.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import { formatDay } from "#domain/iso-date.ts";
import { bookingMail, type Happening } from "./booking-mail.server.ts";
import { placeOf } from "./booking-place.ts";
import { effectKeys } from "./effect-keys.ts";
import { NOTICES, type NoticeEvent, type NoticeSide } from "./notice-texts.ts";

export type Announcement = Happening & {
  readonly speakerUserId: string | null;
  /** Tells apart what can happen to a booking more than once. */
  readonly occasion?: string;
};

const SIDES = ["customer", "speaker"] as const satisfies readonly NoticeSide[];
/** These are news for both sides, whoever acted. */
const FOR_BOTH: ReadonlySet<NoticeEvent> = new Set([
  "accept",
  "cancel",
  "expire",
  "complete",
  "postpone_accept",
]);

/**
 * What a change of a booking sets off, in the transaction that makes the change. Open pages learn of
 * it from the database itself.
 */
export async function announce(tx: Tx, news: Announcement): Promise<void> {
  await enqueueEffects(tx, news);
  await notifySides(tx, news);
}

/** Invoice first, then the speaker, then the customer: the order of the specification (SPEC 7). */
export async function enqueueEffects(tx: Tx, news: Announcement): Promise<void> {
  const { event, booking, occasion } = news;
  const keys = effectKeys(booking.id);
  const isMoved = event === "postpone_accept";
  const isSold = event === "accept" || (event === "create" && booking.status === "confirmed");
  const payload = { booking_id: booking.id };
  if (isSold) await enqueueJob(tx, { kind: "invoice.issue", payload, dedupeKey: keys.invoice });
  if (event === "cancel") {
    const dedupeKey = `invoice-cancel:${booking.id}`;
    await enqueueJob(tx, { kind: "invoice.cancel", payload, dedupeKey });
  }
  if (isMoved) {
    const dedupeKey = `invoice-move:${occasion}`;
    await enqueueJob(tx, { kind: "invoice.move", payload, dedupeKey });
  }
  const isNew = event === "create";
  if (isNew || tells(news, "speaker")) {
    const key = isNew ? keys.speaker_notification : keyOf(news, "speaker");
    await mailSide(tx, news, "speaker", key);
  }
  if (isNew || tells(news, "customer")) {
    const key = isNew ? keys.customer_confirmation : keyOf(news, "customer");
    await mailSide(tx, news, "customer", key);
  }
  // Last, so that nobody waits for the contract before the confirmation.
  if (isSold || isMoved) {
    const dedupeKey = isMoved ? `contract:${occasion}` : `contract:${booking.id}`;
    await enqueueJob(tx, { kind: "contract.prepare", payload, dedupeKey });
  }
}

async function mailSide(tx: Tx, news: Announcement, side: NoticeSide, key: string): Promise<void> {
  const to = side === "customer" ? news.booking.contact_email : await speakerAddress(tx, news);
  if (to === null) return;
  const mail = bookingMail(news, side, to, key);
  if (mail) await enqueueMail(tx, mail);
}

/** A profile nobody has claimed yet is looked after by the platform. */
async function speakerAddress(tx: Tx, { booking }: Announcement): Promise<string | null> {
  return (await findSpeakerAddress(tx, booking.speaker_id)) ?? (await findAdminAddress(tx));
}

function keyOf({ event, booking, occasion }: Announcement, side: NoticeSide): string {
  return ["booking", booking.id, event, ...(occasion ? [occasion] : []), side].join(":");
}

/** Whoever acted knows already; an admin acts for others, so both learn it. */
function tells({ event, actor }: { event: NoticeEvent; actor: BookingActor }, side: NoticeSide) {
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
    const [notice, user_id] = [NOTICES[event][side], users[side]];
    if (!notice || user_id === null || !tells(news, side)) return [];
    return {
      user_id,
      type: "booking" as const,
      title: notice.title,
      message: notice.message(facts),
      link: placeOf(booking.id, side),
      dedupe_key: keyOf(news, side),
    };
  });
  await insertNotifications(tx, rows);
}
