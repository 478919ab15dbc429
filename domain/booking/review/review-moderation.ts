import { failure, ok, type Result } from "#domain/result.ts";

export const REVIEW_STATUSES = ["submitted", "published", "disputed", "hidden"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** `decision`: an admin is to decide now, without waiting for another side. */
export const REVIEW_NEEDS = ["decision"] as const;
export type ReviewNeed = (typeof REVIEW_NEEDS)[number];

export const REVIEW_SORTS = ["created_at", "rating"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/**
 * Public, and counted in the rating. A disputed review stays until an admin has
 * decided: objecting alone removes nothing.
 */
export const PUBLIC_REVIEW_STATUSES = [
  "published",
  "disputed",
] as const satisfies readonly ReviewStatus[];

type Rule = {
  readonly from: readonly ReviewStatus[];
  readonly to: ReviewStatus;
  readonly by: "admin" | "speaker";
  readonly needsReason: boolean;
};

/** Nothing is deleted: a review that must not be seen is hidden, with the reason (SCREENS). */
const RULES = {
  publish: {
    from: ["submitted", "disputed", "hidden"],
    to: "published",
    by: "admin",
    needsReason: false,
  },
  hide: {
    from: ["submitted", "published", "disputed"],
    to: "hidden",
    by: "admin",
    needsReason: true,
  },
  request_edit: { from: ["submitted"], to: "submitted", by: "admin", needsReason: true },
  dispute: { from: ["published"], to: "disputed", by: "speaker", needsReason: true },
} as const satisfies Record<string, Rule>;

type ReviewAction = keyof typeof RULES;
export const MODERATION_ACTIONS = ["publish", "hide", "request_edit"] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export type ModerationError = "wrong_status" | "reason_missing";

export function moderated(
  status: ReviewStatus,
  action: ReviewAction,
  reason: string,
): Result<ReviewStatus, ModerationError> {
  const rule: Rule = RULES[action];
  if (!rule.from.includes(status)) return failure("wrong_status");
  if (rule.needsReason && reason.trim() === "") return failure("reason_missing");
  return ok(rule.to);
}

/** What an admin can do with a review now; buttons derive from it. */
export function possibleModeration(status: ReviewStatus): ModerationAction[] {
  return MODERATION_ACTIONS.filter((action) => moderated(status, action, "?").ok);
}

export function isPublicReview(status: ReviewStatus): boolean {
  return PUBLIC_REVIEW_STATUSES.some((shown) => shown === status);
}
