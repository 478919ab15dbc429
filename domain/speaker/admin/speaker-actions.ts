import type { SpeakerStatus } from "../speaker-codes.ts";

/** What decides where and how a speaker is shown: the platform's word, not the owner's. */
export type SpeakerState = {
  readonly status: SpeakerStatus;
  readonly is_active: boolean;
  readonly is_verified: boolean;
  readonly is_top_speaker: boolean;
  readonly quick_booking_available: boolean;
  readonly allows_direct_booking: boolean;
};

export const SPEAKER_ACTIONS = [
  "publish",
  "unpublish",
  "pause",
  "suspend",
  "verify",
  "unverify",
  "feature",
  "unfeature",
  "open_quick_booking",
  "close_quick_booking",
] as const;
export type SpeakerAction = (typeof SPEAKER_ACTIONS)[number];

/** What takes a profile away from visitors: its owner is told why (Regulation (EU) 2019/1150, Article 4). */
export const SPEAKER_RESTRICTIONS = ["unpublish", "pause", "suspend"] as const;
export type SpeakerRestriction = (typeof SPEAKER_RESTRICTIONS)[number];

export function isRestriction(action: SpeakerAction): action is SpeakerRestriction {
  return SPEAKER_RESTRICTIONS.some((restriction) => restriction === action);
}

/** What has to be explained: a restriction to its owner, an award to its readers (C-106). */
export function needsReason(action: SpeakerAction): action is SpeakerRestriction | "feature" {
  return isRestriction(action) || action === "feature";
}

const CHANGES: Readonly<Record<SpeakerAction, Partial<SpeakerState>>> = {
  publish: { status: "active", is_active: true },
  unpublish: { status: "draft", is_active: false },
  pause: { status: "paused" },
  suspend: { status: "suspended", is_active: false },
  verify: { is_verified: true },
  unverify: { is_verified: false },
  feature: { is_top_speaker: true },
  unfeature: { is_top_speaker: false },
  open_quick_booking: { quick_booking_available: true },
  close_quick_booking: { quick_booking_available: false },
};

/** What an action changes; null if everything is as it should be already. */
export function changeOf(state: SpeakerState, action: SpeakerAction): Partial<SpeakerState> | null {
  const wanted = Object.entries(CHANGES[action]) as [keyof SpeakerState, never][];
  const changed = wanted.filter(([field, value]) => state[field] !== value);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** What makes sense for one speaker as it is now, in the order of a menu. */
export function actionsFor(state: SpeakerState): readonly SpeakerAction[] {
  return SPEAKER_ACTIONS.filter((action) => {
    if (action === "unpublish" && state.status === "pending") return true;
    if (action === "unpublish" || action === "pause") {
      return state.status === "active" && state.is_active;
    }
    return changeOf(state, action) !== null;
  });
}

export const SPEAKER_SORTS = [
  "updated_at",
  "name",
  "created_at",
  "average_rating",
  "last_login_at",
] as const;
export type SpeakerSort = (typeof SPEAKER_SORTS)[number];

export const SPEAKER_FLAGS = ["verified", "top", "quick", "without_account"] as const;
export type SpeakerFlag = (typeof SPEAKER_FLAGS)[number];
