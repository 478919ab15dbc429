import type { Tx } from "#data/db.ts";
import { findBookingAddress } from "#data/queries/bookings/booking-offer.ts";
import type { ContractBooking, ContractRow } from "#data/queries/contracts/contracts.ts";
import { enqueueMail, type MailAttachment } from "#data/queries/mail/outbox.ts";
import { insertNotifications } from "#data/queries/messaging/notifications.ts";
import { CONTRACT_SIDES, type ContractSide } from "#domain/contract/contract-status.ts";
import { formatDay } from "#domain/format/days.ts";
import { contractPath } from "./contract-path.ts";
import { CONTRACT_NOTIFICATIONS } from "./texts.ts";

export type ContractEvent = keyof typeof CONTRACT_NOTIFICATIONS;

type News = {
  readonly subject: ContractBooking;
  readonly contract: ContractRow;
  readonly event: ContractEvent;
  /** The acting side knows already; null tells both. */
  readonly by: ContractSide | null;
  readonly words?: string;
  readonly attachments?: readonly MailAttachment[];
};

/** Mail and notification for each side that has to know, in the transaction of the change. */
export async function announceContract(
  { publicUrl, now }: { readonly publicUrl: string; readonly now: () => Date },
  tx: Tx,
  news: News,
): Promise<void> {
  const { subject, contract, event, by, words, attachments } = news;
  const { booking, speaker } = subject;
  const key = `contract:${contract.id}:${event}:${now().getTime()}`;
  for (const side of CONTRACT_SIDES.filter((reader) => reader !== by)) {
    const to = await addressOf(tx, subject, side);
    if (to === null) continue;
    await enqueueMail(tx, {
      kind: `mail.contract_${event}`,
      to,
      data: {
        first_name: side === "customer" ? booking.contact_person : speaker.name,
        link: `${publicUrl}${contractPath(booking.id)}`,
        reference: booking.booking_reference,
        event_title: booking.event_title,
        event_date: booking.event_date,
        speaker_name: speaker.name,
        version: contract.version,
        sha256: contract.content_sha256,
        ...(contract.expires_at ? { until: contract.expires_at.toISOString() } : {}),
        ...(words ? { message: words } : {}),
      },
      ...(attachments ? { attachments } : {}),
      bookingId: booking.id,
      dedupeKey: `${key}:${side}`,
    });
  }
  await notify(tx, news, key);
}

export async function addressOf(
  tx: Tx,
  { booking }: ContractBooking,
  side: ContractSide,
): Promise<string | null> {
  if (side === "customer") return booking.contact_email;
  return findBookingAddress(tx, booking.speaker_id);
}

async function notify(tx: Tx, { subject, event, by }: News, key: string): Promise<void> {
  const { booking, speaker } = subject;
  const users = { customer: booking.customer_id, speaker: speaker.userId };
  const { title, message } = CONTRACT_NOTIFICATIONS[event];
  const rows = CONTRACT_SIDES.flatMap((side) => {
    const user_id = users[side];
    if (user_id === null || side === by) return [];
    return {
      user_id,
      type: "booking" as const,
      title,
      message: message(booking.event_title, formatDay(booking.event_date)),
      link: contractPath(booking.id),
      dedupe_key: `${key}:${side}`,
    };
  });
  await insertNotifications(tx, rows);
}
