import type { BookingGroups } from "#domain/booking/booking-groups.ts";
import { Loaded } from "#parts/loaded.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BookingCard } from "../list/booking-card.tsx";
import { MoreBookings } from "../list/more-bookings.tsx";
import { useBookingGroups } from "../list/use-booking-groups.ts";
import type { BookingItem } from "../queries.ts";
import { CUSTOMER_TEXTS as TEXTS } from "../texts.ts";
import { OfferList } from "./offer-list.tsx";

/** For everybody signed in: what they booked and what waits for them. */
export function CustomerRoom({ firstName }: { firstName: string | null }) {
  const { query } = useBookingGroups("customer");
  return (
    <div className="wrap section room">
      <header className="room-head">
        <div>
          {firstName && <p className="booking-note">{TEXTS.greeting(firstName)}</p>}
          <h1 className="h1">{TEXTS.title}</h1>
        </div>
        <div className="room-actions">
          <ButtonLink variant="line" icon="user-round" to="/dashboard/konto">
            {TEXTS.account}
          </ButtonLink>
          <ButtonLink icon="search" to="/">
            {TEXTS.find}
          </ButtonLink>
        </div>
      </header>
      <Loaded query={query}>
        {(groups) => (
          <>
            <Groups groups={groups} />
            <MoreBookings query={query} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Groups({ groups }: { groups: BookingGroups<BookingItem> }) {
  if (Object.values(groups).every((group) => group.length === 0)) {
    return <EmptyState title={TEXTS.emptyTitle} text={TEXTS.emptyText} />;
  }
  return (
    <>
      <OfferList offers={groups.offers} />
      <BookingCard
        as="customer"
        title={TEXTS.upcoming}
        bookings={groups.upcoming}
        none={<p className="booking-note">{TEXTS.noUpcoming}</p>}
      />
      <BookingCard as="customer" title={TEXTS.inquiries} bookings={groups.inquiries} />
      <BookingCard as="customer" title={TEXTS.past} bookings={groups.past} />
    </>
  );
}
