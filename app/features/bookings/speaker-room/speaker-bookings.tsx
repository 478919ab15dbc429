import { Loaded } from "#parts/loaded.tsx";
import { BookingCard } from "../list/booking-card.tsx";
import { MoreBookings } from "../list/more-bookings.tsx";
import { useBookingGroups } from "../list/use-booking-groups.ts";
import { SPEAKER_TEXTS as TEXTS } from "../texts.ts";
import { InquiryList } from "./inquiry-list.tsx";

/** What a speaker is asked and booked for. */
export function SpeakerBookings() {
  const { query, now } = useBookingGroups("speaker");
  return (
    <Loaded query={query}>
      {({ inquiries, upcoming, offers, past }) => (
        <>
          <InquiryList inquiries={inquiries} now={now} />
          <BookingCard
            as="speaker"
            title={TEXTS.upcoming}
            bookings={upcoming}
            none={<p className="booking-note">{TEXTS.noUpcoming}</p>}
          />
          <BookingCard as="speaker" title={TEXTS.offers} bookings={offers} />
          <BookingCard as="speaker" title={TEXTS.past} bookings={past} />
          <MoreBookings query={query} />
        </>
      )}
    </Loaded>
  );
}
