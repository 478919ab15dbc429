import { type ComponentProps, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { allowsDirectBooking, dayOffer } from "#domain/booking/mode/booking-mode.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import { AvailabilityCalendar } from "#features/availability/calendar/availability-calendar.tsx";
import { fetchDays } from "#features/availability/calendar/fetch-days.ts";
import { keepIntent, readKeptDraft } from "#features/bookings/drawer/draft/draft-storage.ts";
import { CompareToggle } from "#features/comparison/compare-toggle.tsx";
import { takeStep } from "#features/insights/funnel.ts";
import { ShortlistToggle } from "#features/shortlists/shortlist-toggle.tsx";
import { ContactData } from "#features/speakers/contact/contact-data.tsx";
import { messageAccess } from "#features/speakers/profile/booking/message-access.ts";
import { useProfileBooking } from "#features/speakers/profile/booking/use-profile-booking.ts";
import { ProfileReport } from "#features/speakers/profile/profile-report.tsx";
import type { ProfileView } from "#features/speakers/profile/profile-view.ts";
import { SpeakerProfileScreen } from "#features/speakers/profile/speaker-profile.tsx";
import { useRelation } from "#features/speakers/profile/use-relation.ts";
import { type AskedEvent, recallEvent } from "#parts/place/asked-event.ts";
import { useStoredSession } from "#shell/session/stored-session.ts";
import { latePart } from "#ui/loading/late-part.ts";

const BookingDrawer = latePart(async () => ({
  default: (await import("#features/bookings/drawer/booking-drawer.tsx")).BookingDrawer,
}));
const ChatPanel = latePart(async () => ({
  default: (await import("#features/messaging/chat/chat-panel.tsx")).ChatPanel,
}));
const ChatSheet = latePart(async () => ({
  default: (await import("#features/messaging/chat/chat-sheet.tsx")).ChatSheet,
}));

/** Only in a visit that has named a place. */
const EventTotal = latePart(async () => ({
  default: (await import("#features/discovery/event-total.tsx")).EventTotal,
}));
const Recommendations = latePart(async () => ({
  default: (await import("#features/discovery/home/recommendations.tsx")).Recommendations,
}));

type ProfilePageProps = {
  speaker: ProfileView;
  bookable: BookableSpeaker;
  today: IsoDate;
  days: ComponentProps<typeof AvailabilityCalendar>["initialDays"];
  related: readonly SpeakerCardData[];
};

/** Where the features of a profile meet. */
export function ProfilePage(props: ProfilePageProps) {
  const { speaker, bookable, today, days, related } = props;
  const { id, slug, name, portrait } = speaker;
  const session = useStoredSession();
  const role = session?.role ?? null;
  const relation = useRelation(speaker, role);
  const access = messageAccess(role, relation);
  const signIn = useSignIn();
  const { key: visit } = useLocation();
  const booking = useProfileBooking({
    speaker: bookable,
    today,
    isSignedIn: session !== null,
    isOwn: relation === "own",
    // biome-ignore lint/correctness/useExhaustiveDependencies: every visit may bring a brief along, also one from this very page
    readDraft: useCallback(() => readKeptDraft(id), [id, visit]),
    onSignIn: (intent) => {
      keepIntent(id, intent);
      signIn();
    },
  });
  const { selection } = booking;
  const event = useAskedEvent(today);
  useAskedDay(slug, event, { isOpen: selection.date === null, select: booking.select });
  const isDirect = allowsDirectBooking(bookable, "available");
  const calendar = (
    <>
      <AvailabilityCalendar
        slug={slug}
        speakerId={id}
        initialDays={days}
        today={today}
        selected={selection.date}
        isDirect={isDirect}
        onSelect={(...picked) => {
          takeStep(id, "pick_date");
          booking.select(...picked);
        }}
        onSelectedTaken={booking.lose}
        compact
      />
      {selection.date && event && (
        <Suspense>
          <EventTotal slug={slug} event={event} date={selection.date} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <SpeakerProfileScreen
        speaker={speaker}
        booking={{
          picked: selection.date && {
            date: selection.date,
            offer: dayOffer(bookable, selection.status),
          },
          onBook: booking.book,
          onInquire: booking.inquire,
          onBookTalk: booking.bookTalk,
          calendar,
        }}
        messageAccess={access}
        renderChat={() => (
          <Suspense>
            <ChatPanel speakerId={id} />
          </Suspense>
        )}
        renderChatSheet={(onClose) => (
          <Suspense>
            <ChatSheet open onClose={onClose} speaker={{ id, name, photo: portrait }} />
          </Suspense>
        )}
        contact={<ContactData slug={slug} />}
        onSignIn={signIn}
        related={related}
        renderCompareToggle={(one) => (
          <>
            {one.slug === slug && <ShortlistToggle slug={slug} name={name} onSignIn={signIn} />}
            <CompareToggle slug={one.slug} name={one.name} />
          </>
        )}
      />
      <LateRecommendations except={related.map((one) => one.slug)} />
      <ProfileReport slug={slug} />
      <Drawer speaker={bookable} booking={booking} />
    </>
  );
}

/** The day the visitor looks for is chosen for them, where this speaker can be had on it. */
function useAskedDay(
  slug: string,
  event: AskedEvent | null,
  calendar: { isOpen: boolean; select: (date: IsoDate, status: DayStatus) => void },
): void {
  const latest = useRef(calendar);
  useEffect(() => {
    latest.current = calendar;
  });
  const date = event?.date ?? null;
  useEffect(() => {
    if (!date || !latest.current.isOpen) return;
    let isHere = true;
    fetchDays(slug, { from: date, to: date }).then(
      ([day]) => {
        const canBeHad = day?.status === "available" || day?.status === "on_request";
        if (isHere && canBeHad && latest.current.isOpen) latest.current.select(date, day.status);
      },
      // The calendar says by itself what it cannot load.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [slug, date]);
}

/** Known in the browser alone: the page is the same for all visitors. */
function useAskedEvent(today: IsoDate): AskedEvent | null {
  const [event, setEvent] = useState<AskedEvent | null>(null);
  useEffect(() => setEvent(recallEvent(today)), [today]);
  return event;
}

type DrawerProps = { speaker: BookableSpeaker; booking: ReturnType<typeof useProfileBooking> };

/** Loaded when it is opened; it leads to the page of the booking by itself. */
function Drawer({ speaker, booking }: DrawerProps) {
  const isOpen = booking.opened !== null;
  useEffect(() => {
    if (isOpen) takeStep(speaker.id, "open_drawer");
  }, [isOpen, speaker.id]);
  if (!booking.opened) return null;
  return (
    <Suspense>
      <BookingDrawer
        speaker={speaker}
        {...booking.opened}
        lost={booking.lost}
        onClose={booking.close}
        onStepDone={(step) => {
          if (step === "summary") booking.send();
          takeStep(speaker.id, `step_${step}`);
        }}
        onBooked={() => {
          takeStep(speaker.id, "submit");
          booking.finish();
        }}
      />
    </Suspense>
  );
}

/** So far ahead that it is ready before it scrolls into view. */
const NEAR = { rootMargin: "1200px 0px" };

/** At the very end of the page: its scripts and cards are requested when it comes near. */
function LateRecommendations({ except }: { except: readonly string[] }) {
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      setNear(true);
    }, NEAR);
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end}>
      {isNear && (
        <Suspense>
          <Recommendations except={except} />
        </Suspense>
      )}
    </div>
  );
}

/** To the sign-in page and back here. */
function useSignIn(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  // Choosing a tab changes the address without the router.
  const here = () => ({ ...location, hash: window.location.hash });
  return () => void navigate("/auth", { state: originState(here()) });
}
