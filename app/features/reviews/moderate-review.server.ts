import type { Tx } from "#data/db.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { insertNotifications } from "#data/queries/messaging/notifications.ts";
import {
  changeReview,
  type FoundReview,
  findReviewById,
} from "#data/queries/reviews/admin-reviews.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import {
  type ModerationAction,
  type ModerationError,
  moderated,
  type ReviewStatus,
} from "#domain/booking/review/review-moderation.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type Admin, type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { REVIEW_NOTIFICATIONS } from "./notification-texts.ts";
import { rateAnew } from "./rate-speaker.server.ts";

export type Moderation = {
  readonly action: ModerationAction;
  readonly reason: string;
};

type Outcome = Result<{ status: ReviewStatus }, AdminRefusal | ModerationError | "not_found">;

/** Publishes, hides with a reason, or asks the author for other words. Nothing is deleted. */
export const moderateReview = asAdmin(async (ctx, admin, id: string, moderation: Moderation) => {
  const found = await findReviewById(ctx.db, id);
  if (!found) return failure("not_found");
  const next = moderated(found.review.status, moderation.action, moderation.reason);
  if (!next.ok) return next;
  return ctx.db.transaction((tx) =>
    rateAnew(tx, found.review.speaker_id, () =>
      store(ctx, tx, { admin, found, moderation, to: next.value }),
    ),
  );
});

type Step = {
  readonly admin: Admin;
  readonly found: FoundReview;
  readonly moderation: Moderation;
  readonly to: ReviewStatus;
};

async function store(ctx: Ctx, tx: Tx, step: Step): Promise<Outcome> {
  const { admin, found, moderation, to } = step;
  const { review } = found;
  const { action, reason } = moderation;
  const now = ctx.now();
  const isChanged = await changeReview(tx, {
    id: review.id,
    from: review.status,
    set: {
      status: to,
      moderated_by: admin.userId,
      moderated_at: now,
      moderation_reason: reason || null,
      edit_requested_at: action === "request_edit" ? now : null,
    },
  });
  if (!isChanged) return failure("wrong_status");
  await recordAction(tx, admin, {
    action: `review.${action}`,
    object_type: "review",
    object_id: review.id,
    before: { status: review.status },
    after: { status: to },
    reason: reason || null,
  });
  await tell(ctx, tx, step);
  return ok({ status: to });
}

/** The author learns of every decision with its reason, the speaker of what is public now. */
async function tell(ctx: Ctx, tx: Tx, { found, moderation }: Step): Promise<void> {
  const { review, speakerName, speakerUserId, contactEmail, contactPerson } = found;
  const { action, reason } = moderation;
  const mark = `review:${review.id}:${action}:${ctx.now().getTime()}`;
  const people = { customer: review.customer_id, speaker: speakerUserId };
  const notices = REVIEW_NOTIFICATIONS[action];
  const rows = (["customer", "speaker"] as const).flatMap((side) => {
    const [notice, user_id] = [notices[side], people[side]];
    if (!notice || user_id === null) return [];
    const link =
      side === "customer" ? bookingPath(review.booking_id, "customer") : "/dashboard/speaker";
    const words = { title: notice.title, message: notice.message(speakerName) };
    return { user_id, type: "review" as const, link, dedupe_key: `${mark}:${side}`, ...words };
  });
  await insertNotifications(tx, rows);
  if (action === "publish") return;
  await enqueueMail(tx, {
    kind: action === "hide" ? "mail.review_hidden" : "mail.review_edit_requested",
    to: contactEmail,
    data: {
      first_name: contactPerson,
      speaker_name: speakerName,
      reason,
      link: `${ctx.publicUrl}${bookingPath(review.booking_id, "customer")}`,
    },
    dedupeKey: `${mark}:mail`,
  });
}
