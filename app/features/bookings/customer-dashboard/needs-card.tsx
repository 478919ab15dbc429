import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatEurosExact } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { ContractTodo } from "../list/contract-todo.tsx";
import { eventDay, formatOf, grossOf, netOf, placeOf } from "../list/format-booking.ts";
import { Todo } from "../list/todo.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS, CUSTOMER_TEXTS } from "../texts.ts";
import { amountDue, type InvoiceItem } from "./billing/invoice-state.ts";
import { timeLeft } from "./booking/countdown.ts";
import { bookingPath } from "./dashboard-view.ts";
import type { Need } from "./needs.ts";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

type NeedsCardProps = { needs: readonly Need[]; now: number };

/** What needs the organiser, before everything else. */
export function NeedsCard({ needs, now }: NeedsCardProps) {
  if (needs.length === 0) {
    return (
      <Card title={CUSTOMER_TEXTS.offers}>
        <p className="note">{TEXTS.allDone}</p>
      </Card>
    );
  }
  return (
    <Card
      title={CUSTOMER_TEXTS.offers}
      actions={<Badge>{TEXTS.needCount(needs.length)}</Badge>}
      isPadded={false}
    >
      <ul>
        {needs.map((need) => (
          <NeedRow key={keyOf(need)} need={need} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function keyOf(need: Need): string {
  if (need.kind === "messages") return need.kind;
  if (need.kind === "contract") return `${need.kind}-${need.contract.id}`;
  return `${need.kind}-${need.kind === "invoice" ? need.invoice.id : need.booking.id}`;
}

function NeedRow({ need, now }: { need: Need; now: number }) {
  switch (need.kind) {
    case "offer":
      return <OfferRow offer={need.booking} now={now} />;
    case "invoice":
      return <InvoiceRow invoice={need.invoice} isOverdue={need.isOverdue} />;
    case "contract":
      return <ContractTodo contract={need.contract} />;
    case "review":
      return <ReviewRow booking={need.booking} />;
    case "messages":
      return (
        <Todo
          icon="message-circle"
          title={TEXTS.messagesTitle(need.count)}
          lines={[]}
          due={TEXTS.messagesLine(need.count)}
          actions={
            <ButtonLink variant="line" to="/dashboard/nachrichten">
              {TEXTS.toMessages}
            </ButtonLink>
          }
        />
      );
  }
}

function OfferRow({ offer, now }: { offer: BookingItem; now: number }) {
  return (
    <Todo
      icon="clock"
      tone="spot"
      title={CUSTOMER_TEXTS.offerTitle(offer.speaker.name)}
      lines={[
        offer.event_title,
        `${eventDay(offer)}, ${placeOf(offer)}`,
        `${formatOf(offer)}, ${BOOKING_TEXTS.both(grossOf(offer), netOf(offer))}`,
      ]}
      due={offerDue(offer.expires_at, now)}
      actions={
        <>
          <ButtonLink to={bookingPath(offer.id)}>{TEXTS.openOffer}</ButtonLink>
          {offer.speaker.is_listed && (
            <ButtonLink variant="line" to={`/speaker/${offer.speaker.slug}`}>
              {CUSTOMER_TEXTS.toProfile}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function offerDue(expiresAt: string | null, now: number): string {
  if (expiresAt === null) return CUSTOMER_TEXTS.offerOpen;
  const until = CUSTOMER_TEXTS.offerUntil(formatDateTimeWithoutYear(expiresAt));
  const left = timeLeft(Date.parse(expiresAt), now);
  return left ? TEXTS.offerDue(until, TEXTS.left(left)) : until;
}

function InvoiceRow({ invoice, isOverdue }: { invoice: InvoiceItem; isOverdue: boolean }) {
  const due = isOverdue ? TEXTS.invoiceOverdue : TEXTS.invoiceDue;
  return (
    <Todo
      icon="receipt-text"
      {...(isOverdue && { tone: "danger" as const })}
      title={TEXTS.invoiceTitle(invoice.number)}
      lines={[invoice.event_title]}
      due={due(formatDay(isoDate(invoice.due_date)), formatEurosExact(amountDue(invoice)))}
      actions={
        <ButtonLink variant="line" to={bookingPath(invoice.booking_id)}>
          {TEXTS.toInvoice}
        </ButtonLink>
      }
    />
  );
}

function ReviewRow({ booking }: { booking: BookingItem }) {
  return (
    <Todo
      icon="star"
      title={TEXTS.reviewTitle(booking.speaker.name)}
      lines={[`${booking.event_title}, ${eventDay(booking)}`]}
      due={TEXTS.reviewDue}
      actions={
        <ButtonLink variant="line" to={`${bookingPath(booking.id)}#bewertung`}>
          {TEXTS.toReview}
        </ButtonLink>
      }
    />
  );
}
