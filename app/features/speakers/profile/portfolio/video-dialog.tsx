import "./layers.css";
import { useEffect, useState } from "react";
import { videoPlayerUrl } from "#domain/media/video-id.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TAB_TEXTS, VIDEO_TEXTS as TEXTS } from "../texts.ts";
import type { VideoView } from "./portfolio-view.ts";

/** A player that has not answered by then is taken for lost. */
const PATIENCE_MS = 15_000;

type VideoDialogProps = { video: VideoView; isOpen: boolean; onClose: () => void };

/** Asks before the first byte goes to Google; closing ends the video. */
export function VideoDialog({ video, isOpen, onClose }: VideoDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={video.title} size="lg">
      {isOpen && <Stage key={video.id} video={video} />}
    </Dialog>
  );
}

function Stage({ video }: { video: VideoView }) {
  const [isAgreed, setAgreed] = useState(false);
  if (isAgreed && video.id) return <Player id={video.id} video={video} />;
  return (
    <div className="video-consent">
      <Photo src={video.preview} alt="" width={1280} height={720} sizes="900px" />
      <div>
        <h3 className="h3">{TEXTS.consentTitle}</h3>
        <p className="text-ink-2">{TEXTS.consent}</p>
        <Button icon="play" data-autofocus="" onClick={() => setAgreed(true)}>
          {TEXTS.load}
        </Button>
        <ExternalLink video={video} />
      </div>
    </div>
  );
}

function Player({ id, video }: { id: string; video: VideoView }) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    if (state !== "loading") return;
    if (!navigator.onLine) {
      setState("failed");
      return;
    }
    const timer = setTimeout(() => setState("failed"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "failed") {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert variant="danger">{TAB_TEXTS.videoFailed}</Alert>
        <ExternalLink video={video} />
      </div>
    );
  }
  return (
    <iframe
      className="video-frame"
      src={videoPlayerUrl(id)}
      title={TEXTS.player(video.title)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      // YouTube refuses players that do not say which site they stand on.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setState("shown")}
    />
  );
}

function ExternalLink({ video }: { video: VideoView }) {
  if (!video.url) return null;
  return (
    <ButtonLink
      variant="ghost"
      iconAfter="external-link"
      to={video.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {TAB_TEXTS.openVideo}
    </ButtonLink>
  );
}
