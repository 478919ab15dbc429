import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { sharePage } from "#parts/share/share-page.ts";
import { opensElsewhere } from "#ui/button/action-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { PROFILE_TEXTS as TEXTS } from "./texts.ts";

/** Above the pictures; on phones it lies on them as round buttons. */
export function ProfileToolbar({ name, compare }: { name: string; compare?: ReactNode }) {
  return (
    <div className="profile-toolbar">
      <Link to="/" className="profile-tool profile-tool-back" onClick={backToSearch} data-replay="">
        <Icon name="arrow-left" />
        <span>{TEXTS.back}</span>
      </Link>
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[
          { label: TEXTS.start, to: "/" },
          { label: TEXTS.speakers, to: "/speakers" },
          { label: name },
        ]}
      />
      <div className="profile-tools">
        {compare}
        <button type="button" className="profile-tool" onClick={() => void sharePage(name)}>
          <Icon name="share" />
          <span>{TEXTS.share}</span>
        </button>
      </div>
    </div>
  );
}

/** Where browsers tell, a visitor from the search returns to its filters and its place. */
function backToSearch(event: MouseEvent): void {
  if (opensElsewhere(event) || !("navigation" in window)) return;
  const { currentEntry } = window.navigation;
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (!before?.url || new URL(before.url).pathname !== "/") return;
  event.preventDefault();
  history.back();
}
