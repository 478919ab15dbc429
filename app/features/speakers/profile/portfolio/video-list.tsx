import "../tabs/profile-tabs.css";
import "./portfolio.css";
import { Suspense, useState } from "react";
import { Photo } from "#parts/photo/photo.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { TAB_TEXTS as TEXTS } from "../texts.ts";
import type { VideoView } from "./portfolio-view.ts";

const VideoDialog = latePart(async () => ({
  default: (await import("./video-dialog.tsx")).VideoDialog,
}));

/** „Beliebt“ stands on so many after the first (PROF-63). */
const POPULAR = 2;

export function VideoList({ videos }: { videos: readonly VideoView[] }) {
  const [chosen, setChosen] = useState<VideoView | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [featured, ...others] = videos;
  if (!featured) return <p className="none">{TEXTS.noVideos}</p>;
  const play = (video: VideoView) => {
    setChosen(video);
    setOpen(true);
  };
  return (
    <>
      <VideoCard video={featured} isFeatured onPlay={play} />
      {others.length > 0 && (
        <>
          <h3 className="h3 videos-more">{TEXTS.moreVideos}</h3>
          <div className="videos">
            {others.map((video, index) => (
              <VideoCard
                key={video.title + video.url}
                video={video}
                isPopular={index < POPULAR}
                onPlay={play}
              />
            ))}
          </div>
        </>
      )}
      {chosen && (
        <Suspense>
          <VideoDialog video={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type VideoCardProps = {
  video: VideoView;
  isFeatured?: boolean;
  isPopular?: boolean;
  onPlay: (video: VideoView) => void;
};

function VideoCard({ video, isFeatured = false, isPopular = false, onPlay }: VideoCardProps) {
  const { title, description, preview, duration } = video;
  return (
    <article className={isFeatured ? "video-featured" : undefined}>
      <div className="video-picture">
        <Photo
          src={preview}
          alt=""
          width={1280}
          height={isFeatured ? 640 : 800}
          sizes={isFeatured ? "(width >= 1024px) 760px, 100vw" : "(width >= 768px) 240px, 100vw"}
        />
        {video.id === null ? (
          <p className="video-failed">{TEXTS.videoFailed}</p>
        ) : (
          <button type="button" className="video-play" onClick={() => onPlay(video)}>
            <span className="sr-only">{TEXTS.play(title)}</span>
            <span>
              <Icon name="play" size={24} />
            </span>
          </button>
        )}
        {isPopular && <Badge variant="spot">{TEXTS.popular}</Badge>}
        {duration && <Badge variant="ink">{duration}</Badge>}
      </div>
      <h3 className={isFeatured ? "h3" : "font-semibold"}>{title}</h3>
      {isFeatured && description && <p className="text-ink-2">{description}</p>}
      {video.url && (
        <a className="video-link link" href={video.url} target="_blank" rel="noopener noreferrer">
          {TEXTS.openVideo}
          <span className="sr-only">: {`${title} ${TEXTS.newTab}`}</span>
          <Icon name="external-link" size={16} />
        </a>
      )}
    </article>
  );
}
