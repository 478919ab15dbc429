import { findOwnApplication, findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

type Profile = NonNullable<Awaited<ReturnType<typeof findOwnSpeaker>>>;
type Application = Pick<
  NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>,
  "id" | "status" | "submitted_at"
> &
  Partial<NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>>;

export type OwnSpeaker = {
  profile: (Profile & { is_listed: boolean }) | null;
  application: Application | null;
};

/** The role alone makes no speaker: both parts may be missing (C-15). */
export async function readOwnSpeaker(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<OwnSpeaker, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const profile = await findOwnSpeaker(ctx.db, viewer.userId);
  const application = await findOwnApplication(ctx.db, viewer.userId);
  return ok({
    profile: profile ? { ...profile, is_listed: isListed(profile) } : null,
    application: application ?? null,
  });
}
