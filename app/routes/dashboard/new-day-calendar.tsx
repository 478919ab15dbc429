import { useQuery } from "@tanstack/react-query";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { AvailabilityCalendar } from "#features/availability/calendar/availability-calendar.tsx";
import { fetchDays } from "#features/availability/calendar/fetch-days.ts";
import { rangeOf } from "#features/availability/calendar/known-days.ts";
import { Loaded } from "#parts/loaded.tsx";
import { monthOf } from "#ui/calendar/calendar-month.ts";

type NewDayCalendarProps = {
  speaker: { readonly id: string; readonly slug: string };
  selected: IsoDate | null;
  onSelect: (day: IsoDate) => void;
};

/** The speaker's days, for choosing another one. */
export function NewDayCalendar({ speaker, selected, onSelect }: NewDayCalendarProps) {
  const today = berlinDay(Date.now());
  const month = monthOf(today);
  const days = useQuery({
    queryKey: ["speaker-days", speaker.slug, month],
    queryFn: () => fetchDays(speaker.slug, rangeOf([month])),
    staleTime: 0,
  });
  return (
    <Loaded query={days}>
      {(initialDays) => (
        <AvailabilityCalendar
          slug={speaker.slug}
          speakerId={speaker.id}
          initialDays={initialDays}
          today={today}
          selected={selected}
          // Every other day is asked for: the other side has to agree.
          isDirect={false}
          onSelect={onSelect}
          compact
        />
      )}
    </Loaded>
  );
}
