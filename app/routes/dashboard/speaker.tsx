import { SpeakerBookings } from "#features/bookings/speaker-room/speaker-bookings.tsx";
import { SPEAKER_TEXTS as TEXTS } from "#features/bookings/texts.ts";
import { INBOX_PATH } from "#features/messaging/conversation-path.ts";
import { INBOX_TEXTS } from "#features/messaging/inbox/texts.ts";
import { OwnProfile } from "#features/speakers/own/own-profile.tsx";
import { AccessGuard } from "#shell/access-guard.tsx";
import { ACCOUNT_TEXTS } from "#shell/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import "../../styles/private.css";
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
              <ButtonLink variant="line" icon="message-circle" to={INBOX_PATH}>
                {INBOX_TEXTS.title}
              </ButtonLink>
              <ButtonLink variant="line" icon="user-round" to="/dashboard/konto">
                {ACCOUNT_TEXTS.account}
              </ButtonLink>
            </div>
          </header>
          <OwnProfile>
            <SpeakerBookings />
          </OwnProfile>
        </div>
      )}
    </AccessGuard>
  );
}
