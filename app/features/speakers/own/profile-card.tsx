import "../edit/profile-editor.css";
import "./own-profile.css";
import { useQuery } from "@tanstack/react-query";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { CHANGE_TEXTS } from "../changes/texts.ts";
import { contentCompleteness } from "../edit/content-completeness.ts";
import { contentQuery } from "../edit/content-query.ts";
import { OWN_PROFILE } from "../edit/edit-target.ts";
import { STEP_TEXTS } from "../edit/texts.ts";
import type { OwnSpeaker } from "./own-speaker-query.ts";
import { PROFILE_STATES, OWN_SPEAKER_TEXTS as TEXTS } from "./texts.ts";

type ProfileCardProps = { profile: NonNullable<OwnSpeaker["profile"]> };

/** How the profile stands, and what would help it most. */
export function ProfileCard({ profile }: ProfileCardProps) {
  const { data: content } = useQuery(contentQuery(OWN_PROFILE));
  const state = content ? contentCompleteness(content) : null;
  const next = state?.missing[0];
  const isHidden = profile.status === "active" && !profile.is_active;
  return (
    <Card title={TEXTS.profile}>
      <div className="own-profile">
        <PersonAvatar name={profile.name} photo={profile.profile_image_url} size="lg" />
        <div className="min-w-0">
          <p className="todo-title">{profile.name}</p>
          <p className="note">{isHidden ? TEXTS.hidden : PROFILE_STATES[profile.status]}</p>
          {content?.pending?.status === "submitted" && (
            <Status shape="waiting">{CHANGE_TEXTS.waitingTitle}</Status>
          )}
          {content?.pending?.status === "waiting_for_speaker" && (
            <Status shape="asked">{CHANGE_TEXTS.notesTitle}</Status>
          )}
        </div>
      </div>
      {state && (
        <div className="profile-progress">
          <p className="todo-title">{TEXTS.complete(state.percent)}</p>
          <progress
            className="edit-meter"
            max={100}
            value={state.percent}
            aria-label={TEXTS.complete(state.percent)}
          />
          <p className="note">{next ? `${TEXTS.nextStep} ${STEP_TEXTS[next]}` : TEXTS.allDone}</p>
        </div>
      )}
      <div className="button-row">
        <ButtonLink variant="line" size="sm" icon="pencil" to="/dashboard/speaker/edit">
          {TEXTS.edit}
        </ButtonLink>
        {profile.is_listed && (
          <ButtonLink
            variant="ghost"
            size="sm"
            icon="external-link"
            to={`/speaker/${profile.slug}`}
          >
            {TEXTS.open}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
