import {
  bookingStatusesBetween,
  findSpeakerContact,
  type SpeakerContact,
} from "#data/queries/speakers/speaker-contacts.ts";
import { findSpeakerSubject, type SpeakerName } from "#data/queries/speakers/speakers.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { mayViewContact } from "#domain/speaker/contact-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { maySeeSpeaker } from "../speaker-access.ts";

type Subject = NonNullable<Awaited<ReturnType<typeof findSpeakerSubject>>>;

/** `can_view_speaker_contact` of the specification; an unknown speaker is simply a no. */
export async function canViewContact(ctx: Ctx, viewer: Viewer, name: SpeakerName) {
  if (viewer.kind === "visitor") return false;
  const speaker = await findSpeakerSubject(ctx.db, name);
  return speaker !== undefined && (await isEntitled(ctx, viewer, speaker));
}

type ContactError = "unauthorized" | "forbidden" | "not_found";

/** E-mail and phone, asked from the database only after the check has agreed. */
export async function readContact(
  ctx: Ctx,
  viewer: Viewer,
  slug: string,
): Promise<Result<SpeakerContact, ContactError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findSpeakerSubject(ctx.db, { slug });
  if (!speaker) return failure("not_found");
  if (await isEntitled(ctx, viewer, speaker)) {
    return ok(await findSpeakerContact(ctx.db, speaker.id));
  }
  // Whether a hidden profile exists is not disclosed.
  return failure(maySeeSpeaker(viewer, speaker) ? "forbidden" : "not_found");
}

async function isEntitled(
  ctx: Ctx,
  viewer: Extract<Viewer, { kind: "user" }>,
  speaker: Subject,
): Promise<boolean> {
  const question = { viewer, speakerUserId: speaker.user_id };
  if (mayViewContact({ ...question, bookingStatuses: [] })) return true;
  const people = { speakerId: speaker.id, customerId: viewer.userId };
  const bookingStatuses = await bookingStatusesBetween(ctx.db, people);
  return mayViewContact({ ...question, bookingStatuses });
}
