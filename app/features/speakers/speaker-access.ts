import { isListed, type SpeakerStatus } from "#domain/speaker/speaker-codes.ts";
import type { Viewer } from "#features/ctx.ts";

type Subject = { user_id: string | null; is_active: boolean; status: SpeakerStatus };

/** Owners and admins work with a profile; they also see what it does not show to others. */
export function managesSpeaker(viewer: Viewer, speaker: Pick<Subject, "user_id">): boolean {
  if (viewer.kind === "visitor") return false;
  return viewer.role === "admin" || viewer.userId === speaker.user_id;
}

/** A profile that is switched off or not approved exists only for its owner and for admins. */
export function maySeeSpeaker(viewer: Viewer, speaker: Subject): boolean {
  return isListed(speaker) || managesSpeaker(viewer, speaker);
}
