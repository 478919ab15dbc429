import { useQuery } from "@tanstack/react-query";
import { ownApi } from "#app/session/own-api.ts";
import { DayEditor } from "#features/availability/editor/day-editor.tsx";
import { FeedAddress } from "#features/availability/editor/feed-address.tsx";
import { downloadDocument } from "#features/billing/download-document.ts";
import { Todo } from "#features/bookings/list/todo.tsx";
import { SpeakerBookings } from "#features/bookings/speaker-room/speaker-bookings.tsx";
import { SPEAKER_TEXTS as TEXTS } from "#features/bookings/texts.ts";
import { SpeakerCharts, SpeakerNumbers } from "#features/insights/statistics/speaker-numbers.tsx";
import { conversationPath, INBOX_PATH } from "#features/messaging/conversation-path.ts";
import { OwnProfile } from "#features/speakers/own/own-profile.tsx";
import { ProfileCard } from "#features/speakers/own/profile-card.tsx";
import { OWN_SPEAKER_TEXTS } from "#features/speakers/own/texts.ts";
import { AccessGuard } from "#shell/access-guard.tsx";
import { ButtonLink } from "#ui/button.tsx";
import "../../styles/private.css";
import "../../styles/speaker-desk.css";
import type { Route } from "./+types/speaker";

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerDashboard() {
  return (
    <AccessGuard access="speaker">
      {() => (
        <div className="wrap section room">
          <header className="room-head">
            <h1 className="h1">{TEXTS.title}</h1>
            <div className="room-actions">
              <ButtonLink variant="line" to="/dashboard/customer">
                {TEXTS.customerSide}
              </ButtonLink>
              <ButtonLink variant="line" icon="calendar-off" to="#verfuegbarkeit">
                {TEXTS.blockDays}
              </ButtonLink>
              <ButtonLink to="/dashboard/speaker/edit">{OWN_SPEAKER_TEXTS.edit}</ButtonLink>
            </div>
          </header>
          <OwnProfile>
            {(profile) => (
              <>
                <SpeakerNumbers />
                <div className="speaker-desk">
                  <div className="room">
                    <SpeakerBookings
                      more={<Unread />}
                      conversationPath={conversationPath}
                      download={downloadDocument}
                    />
                  </div>
                  <div className="room">
                    <DayEditor slug={profile.slug} />
                    <ProfileCard profile={profile} />
                    <SpeakerCharts />
                    <FeedAddress />
                  </div>
                </div>
              </>
            )}
          </OwnProfile>
        </div>
      )}
    </AccessGuard>
  );
}

/** A number nobody knows shows nothing (SPEC 8). */
function Unread() {
  const { data: count = 0 } = useQuery({
    queryKey: ["own-unread"],
    queryFn: async () => {
      const answer = await ownApi.v1.me.unread.$get();
      return answer.ok ? (await answer.json()).count : 0;
    },
  });
  if (count === 0) return null;
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
