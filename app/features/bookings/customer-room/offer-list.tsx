import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { eventDay, formatMoment, formatOf, grossOf, netOf } from "../list/format-booking.ts";
import { Todo } from "../list/todo.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS, CUSTOMER_TEXTS as TEXTS } from "../texts.ts";

/** What needs the customer, before everything else. */
export function OfferList({ offers }: { offers: readonly BookingItem[] }) {
  if (offers.length === 0) return null;
  return (
    <Card title={TEXTS.offers} isPadded={false}>
      <ul>
        {offers.map((offer) => (
          <Todo
            key={offer.id}
            icon="clock"
            tone="spot"
            title={TEXTS.offerTitle(offer.speaker.name)}
            lines={[
              offer.event_title,
              `${eventDay(offer)}, ${offer.event_location}`,
              `${formatOf(offer)}, ${BOOKING_TEXTS.net(netOf(offer))}, ${BOOKING_TEXTS.gross(grossOf(offer))}`,
            ]}
            due={
              offer.expires_at === null
                ? TEXTS.offerOpen
                : TEXTS.offerUntil(formatMoment(offer.expires_at))
            }
            actions={
              offer.speaker.is_listed && (
                <ButtonLink variant="line" to={`/speaker/${offer.speaker.slug}`}>
                  {TEXTS.toProfile}
                </ButtonLink>
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}
