import "../portfolio/gallery.css";
import "../profile-head.css";
import { useEffect } from "react";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { SideCard } from "../booking/side-card.tsx";
import { Gallery } from "../portfolio/gallery.tsx";
import { TalkList } from "../portfolio/talk-list.tsx";
import { ProfileHead } from "../profile-head.tsx";
import { SAMPLE_TEXTS as TEXTS } from "../texts.ts";
import { SAMPLE_SPEAKER } from "./sample-speaker.ts";

type SampleProfileProps = { isRetrying: boolean; onRetry: () => void };

/** The profile could not be read: an example that says so, cannot be booked, and a way to try again (C-13). */
export function SampleProfile({ isRetrying, onRetry }: SampleProfileProps) {
  useEffect(() => {
    toast.show({ kind: "error", text: TEXTS.toast, topic: "profile" });
  }, []);
  return (
    <div className="wrap profile">
      <div className="flex flex-wrap items-center gap-4 py-6">
        <Alert variant="notice" icon="info">
          <Badge variant="ink">{TEXTS.badge}</Badge>
          <p className="mt-2">{TEXTS.note}</p>
        </Alert>
        <Button
          icon="rotate-cw"
          isLoading={isRetrying}
          loadingText={LOADING_TEXTS.loading}
          onClick={onRetry}
        >
          {TEXTS.retry}
        </Button>
      </div>
      <Gallery speaker={SAMPLE_SPEAKER} />
      <div className="profile-columns">
        <div className="profile-main">
          <ProfileHead speaker={SAMPLE_SPEAKER} message={null} />
          <TalkList speaker={SAMPLE_SPEAKER} />
        </div>
        <SideCard offer={SAMPLE_SPEAKER.offer} />
      </div>
    </div>
  );
}
