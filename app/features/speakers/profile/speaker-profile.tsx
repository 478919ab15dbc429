import "./portfolio/gallery.css";
import "./profile-head.css";
import { type ReactNode, useState } from "react";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { MessageAccess } from "./booking/message-access.ts";
import { MobileBar } from "./booking/mobile-bar.tsx";
import { openMessage } from "./booking/open-message.ts";
import { type PickedDay, SideCard } from "./booking/side-card.tsx";
import { Consultation, MessageButton } from "./portfolio/consultation.tsx";
import { Gallery } from "./portfolio/gallery.tsx";
import { PublicationList } from "./portfolio/publication-list.tsx";
import { Awards, KeyPoints, TopReferences } from "./portfolio/strengths.tsx";
import { TalkList } from "./portfolio/talk-list.tsx";
import { TestimonialList } from "./portfolio/testimonial-list.tsx";
import { VideoList } from "./portfolio/video-list.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { ProfileToolbar } from "./profile-toolbar.tsx";
import type { ProfileView } from "./profile-view.ts";
import { RelatedSpeakers } from "./related-speakers.tsx";
import { type ProfileTab, ProfileTabs } from "./tabs/profile-tabs.tsx";
import { useProfileTab } from "./tabs/use-profile-tab.ts";
import { TAB_TEXTS } from "./texts.ts";

export type ProfileBooking = {
  calendar: ReactNode;
  picked: PickedDay;
  onBook: () => void;
  onInquire: () => void;
  onBookTalk: (talkId: string) => void;
};

export type SpeakerProfileScreenProps = {
  speaker: ProfileView;
  booking: ProfileBooking;
  messageAccess: MessageAccess;
  /** The conversation in its tab, and the same as a sheet for phones. */
  renderChat: () => ReactNode;
  renderChatSheet: (onClose: () => void) => ReactNode;
  /** Only for those who may see it. */
  contact: ReactNode;
  onSignIn: () => void;
  related: readonly SpeakerCardData[];
  renderCompareToggle: (speaker: Pick<SpeakerCardData, "slug" | "name">) => ReactNode;
};

export function SpeakerProfileScreen(props: SpeakerProfileScreenProps) {
  const { speaker, booking, messageAccess, related, renderCompareToggle } = props;
  const { tab, setTab, chooseTab, showTab } = useProfileTab();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const message = () =>
    openMessage({
      access: messageAccess,
      onSignIn: props.onSignIn,
      onTab: () => showTab("nachricht"),
      onSheet: () => setSheetOpen(true),
    });
  const consultation = (
    <Consultation
      access={messageAccess}
      onSignIn={props.onSignIn}
      chat={tab === "nachricht" && props.renderChat()}
    />
  );
  return (
    <div className="wrap profile">
      <ProfileToolbar name={speaker.name} compare={renderCompareToggle(speaker)} />
      <Gallery speaker={speaker} />
      <div className="profile-columns">
        <div className="profile-main">
          <ProfileHead
            speaker={speaker}
            message={<MessageButton access={messageAccess} onOpen={message} />}
          />
          {props.contact}
          <KeyPoints points={speaker.keyPoints} />
          <Awards awards={speaker.awards} />
          <TopReferences speaker={speaker} onShowAll={() => showTab("referenzen")} />
          <ProfileTabs
            tabs={profileTabs(speaker, consultation, booking.onBookTalk)}
            active={tab}
            onChange={chooseTab}
            onFollow={setTab}
          />
        </div>
        <SideCard offer={speaker.offer} booking={booking} />
      </div>
      <RelatedSpeakers cards={related} renderCompareToggle={renderCompareToggle} />
      <MobileBar offer={speaker.offer} {...booking} />
      {isSheetOpen && props.renderChatSheet(() => setSheetOpen(false))}
    </div>
  );
}

/** Their ids are the addresses, `#vortraege` and so on. */
export function profileTabs(
  speaker: ProfileView,
  consultation: ReactNode,
  onBookTalk?: (talkId: string) => void,
): readonly [ProfileTab, ...ProfileTab[]] {
  const { talks, videos, publications, paragraphs } = speaker;
  return [
    {
      id: "vortraege",
      label: TAB_TEXTS.talks,
      count: talks.length,
      narrow: { as: "section" },
      panel: <TalkList speaker={speaker} onBook={onBookTalk} />,
    },
    {
      id: "videos",
      label: TAB_TEXTS.videos,
      count: videos.length,
      narrow: { as: "tab" },
      panel: <VideoList videos={videos} />,
    },
    {
      id: "publikationen",
      label: TAB_TEXTS.publications,
      count: publications.length,
      narrow: { as: "tab" },
      panel: <PublicationList publications={publications} />,
    },
    {
      id: "referenzen",
      label: TAB_TEXTS.references,
      count: speaker.testimonialCount,
      narrow: { as: "tab", label: TAB_TEXTS.referencesNarrow },
      panel: <TestimonialList speaker={speaker} />,
    },
    {
      id: "nachricht",
      label: TAB_TEXTS.message,
      narrow: { as: "nothing" },
      panel: consultation,
    },
    {
      id: "ueber-mich",
      label: TAB_TEXTS.about,
      narrow: { as: "nothing" },
      panel: (
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ),
    },
  ];
}
