import { findUserById } from "#data/queries/auth/users.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import {
  findOwnSpeaker,
  insertApplication,
  recordSpeakerTerms,
  resubmitApplication,
} from "#data/queries/speakers/own-speaker.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import {
  SPEAKER_TERMS_VERSION,
  type SpeakerApplication,
} from "#domain/speaker/application/application.ts";
import { expectedAnswerDay } from "#domain/speaker/application/application-progress.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { OwnSpeaker } from "../own/read-own-speaker.server.ts";
import { takesApplications } from "./takes-applications.server.ts";

type Submitted = NonNullable<OwnSpeaker["application"]>;
type ApplicationError = "unauthorized" | "speaker_exists" | "application_open" | "closed";

/** Puts the application into the queue and the consent on record; nothing of it is published. */
export async function submitApplication(
  ctx: Ctx,
  viewer: Viewer,
  application: SpeakerApplication,
): Promise<Result<Submitted, ApplicationError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  if (!(await takesApplications(ctx))) return failure("closed");
  if (await findOwnSpeaker(ctx.db, userId)) return failure("speaker_exists");
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const sent = { userId, data: { ...application }, now };
    const stored = (await resubmitApplication(tx, sent)) ?? (await insertApplication(tx, sent));
    if (!stored) return failure("application_open");
    await recordSpeakerTerms(tx, userId, SPEAKER_TERMS_VERSION, now);
    const person = await findUserById(tx, userId);
    if (person) {
      await enqueueMail(tx, {
        kind: "mail.application_received",
        to: person.email,
        data: {
          first_name: person.user_metadata.first_name ?? application.name,
          link: `${ctx.publicUrl}/speaker-signup`,
          answer_day: expectedAnswerDay(berlinDay(now.getTime())),
        },
        // A submission after a request for changes gets its own receipt.
        dedupeKey: `application:${stored.id}:received:${now.getTime()}`,
      });
    }
    return ok(stored);
  });
}
