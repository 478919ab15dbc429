import "./booking/side-card.css";
import "./portfolio/gallery.css";
import "./profile-head.css";
import "#ui/loading/skeleton.css";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Skeleton } from "#ui/loading/skeleton.tsx";

/** The boxes of a profile in their final places. */
export function ProfileSkeleton() {
  return (
    <div className="wrap profile" role="status">
      <h1 className="sr-only">{LOADING_TEXTS.profile}</h1>
      <div className="profile-toolbar" aria-hidden="true" />
      <div className="gallery-frame" aria-hidden="true">
        <div className="gallery skeleton" />
      </div>
      <div className="profile-columns">
        <div className="profile-main">
          <Skeleton shape="title" />
          <Skeleton shape="short-line" />
          <Skeleton />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
          <Skeleton />
          <Skeleton />
        </div>
        <div className="side-card wide-only">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
