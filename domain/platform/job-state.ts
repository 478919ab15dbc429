/** What became of something the platform carries out later. */
export const JOB_STATES = ["failed", "waiting", "done"] as const;
export type JobState = (typeof JOB_STATES)[number];

type Ended = { readonly failed_at: unknown; readonly done_at: unknown };

export function jobStateOf({ failed_at, done_at }: Ended): JobState {
  if (failed_at) return "failed";
  return done_at ? "done" : "waiting";
}

/** What became of a mail; `captured` is kept instead of sent, in the demo. */
export const MAIL_STATUSES = ["queued", "sent", "captured", "failed"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** How a mail that has left can have done so. */
export type LeftMailStatus = Extract<MailStatus, "sent" | "captured">;

/** It is out, and is not sent once more. */
export function hasLeft(status: unknown): status is LeftMailStatus {
  return status === "sent" || status === "captured";
}
