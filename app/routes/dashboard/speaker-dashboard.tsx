import "./speaker.css";
import "#ui/page/dashboard.css";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { allowsDirectBooking } from "#domain/booking/mode/booking-mode.ts";
import { CalendarImport } from "#features/availability/editor/calendar-import.tsx";
import { DayEditor } from "#features/availability/editor/day-editor.tsx";
import { FeedAddress } from "#features/availability/editor/feed-address.tsx";
import { Todo } from "#features/bookings/list/todo.tsx";
import { SpeakerBookings } from "#features/bookings/speaker-dashboard/speaker-bookings.tsx";
import { SPEAKER_TEXTS as TEXTS } from "#features/bookings/texts.ts";
import { waitingContractsQuery } from "#features/contracts/queries.ts";
import { SpeakerCharts, SpeakerNumbers } from "#features/insights/statistics/speaker-numbers.tsx";
import { conversationPath, INBOX_PATH } from "#features/messaging/conversation-path.ts";
import { SpeakerReviews } from "#features/reviews/speaker-reviews.tsx";
import { contentQuery } from "#features/speakers/edit/content-query.ts";
import { OWN_PROFILE } from "#features/speakers/edit/edit-target.ts";
import { OwnProfile } from "#features/speakers/own/own-profile.tsx";
import { ProfileCard } from "#features/speakers/own/profile-card.tsx";
import { OWN_SPEAKER_TEXTS } from "#features/speakers/own/texts.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

type SpeakerDashboardProps = {
  /** Null in the demo: nothing there changes from outside. */
  userId: string | null;
  /** What stands above everything, e.g. that the terms have changed. */
  notice?: ReactNode;
};

/** Also shown by the demo, with data of its own. */
export function SpeakerDashboard({ userId, notice }: SpeakerDashboardProps) {
  const isClosed = use(TermsContext).closedNote !== undefined;
  return (
    <div className="wrap section dashboard">
      <header className="dashboard-head">
        <h1 className="h1">{TEXTS.title}</h1>
        <div className="button-row">
          {userId !== null && (
            <>
              <ButtonLink variant="line" to="/dashboard/customer">
                {TEXTS.customerSide}
              </ButtonLink>
              <ButtonLink variant="line" icon="message-circle" to={INBOX_PATH}>
                {TEXTS.messages}
              </ButtonLink>
            </>
          )}
          <ButtonLink variant="line" icon="calendar-off" to="#verfuegbarkeit">
            {TEXTS.blockDays}
          </ButtonLink>
          {userId !== null && (
            <ButtonLink to="/dashboard/speaker/edit">{OWN_SPEAKER_TEXTS.edit}</ButtonLink>
          )}
        </div>
      </header>
      {notice}
      {isClosed && <Alert variant="notice">{OWN_SPEAKER_TEXTS.bookingsClosed}</Alert>}
      <OwnProfile>
        {(profile) => (
          <>
            <SpeakerNumbers />
            <div className="speaker-dashboard">
              <div className="dashboard">
                <Bookings userId={userId} />
                <SpeakerReviews />
              </div>
              <div className="dashboard">
                <OwnDays slug={profile.slug} />
                <ProfileCard profile={profile} />
                <SpeakerCharts />
                <CalendarImport />
                <FeedAddress />
              </div>
            </div>
          </>
        )}
      </OwnProfile>
    </div>
  );
}

function Bookings({ userId }: Pick<SpeakerDashboardProps, "userId">) {
  // Contracts that cannot be read now must not hide the rest.
  const { data: contracts = [] } = useQuery(waitingContractsQuery("speaker"));
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <SpeakerBookings
      userId={userId}
      contracts={contracts}
      more={unread > 0 ? <Unread count={unread} /> : null}
      conversationPath={conversationPath}
      download={downloadDocument}
    />
  );
}

/** An unknown number shows nothing (ERR-35). */
const unreadQuery = queryOptions({
  queryKey: ["own-unread"],
  queryFn: async () => {
    const answer = await authenticatedApi.send("GET /me/unread");
    return answer.ok ? (await answer.json()).count : 0;
  },
});

function Unread({ count }: { count: number }) {
  return (
    <Todo
      icon="message-circle"
      title={OWN_SPEAKER_TEXTS.unread(count)}
      lines={[]}
      due={OWN_SPEAKER_TEXTS.unreadText}
      actions={
        <ButtonLink size="sm" variant="line" to={INBOX_PATH}>
          {OWN_SPEAKER_TEXTS.openMessages}
        </ButtonLink>
      }
    />
  );
}

/** „Direkt buchbar“ is left out where days can only be inquired about (C-22). */
function OwnDays({ slug }: { slug: string }) {
  const { data: content } = useQuery(contentQuery(OWN_PROFILE));
  const isClosed = use(TermsContext).closedNote !== undefined;
  const isDirect = !!content && !isClosed && allowsDirectBooking(content.profile, "available");
  return <DayEditor slug={slug} isDirect={isDirect} />;
}
