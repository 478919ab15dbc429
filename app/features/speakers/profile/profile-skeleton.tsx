import { Skeleton } from "#ui/skeleton.tsx";
import { PAGE_TEXTS as TEXTS } from "./page-texts.ts";

/** The boxes of a profile in their final places. */
export function ProfileSkeleton() {
  return (
    <div className="wrap profile" role="status">
      <h1 className="sr-only">{TEXTS.loading}</h1>
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
        <div className="side-card max-md:hidden">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
