import { failure, ok, type Result } from "../result.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const CALENDAR = new RegExp(`^speaker:(${UUID}):calendar$`);
const OWN_SUBJECTS = ["messages", "notifications", "bookings"] as const;
/** A page follows one calendar, a comparison three. */
const MAX_TOPICS = 20;

export type LiveTopics = {
  readonly topics: readonly string[];
  readonly speakerIds: readonly string[];
};

/**
 * What a user may follow (C-18): calendars, and everything of their own account, asked for or
 * not. One foreign topic refuses the whole request. The caller checks if a calendar is visible.
 */
export function liveTopics(
  userId: string | null,
  asked: readonly string[],
): Result<LiveTopics, "forbidden"> {
  const own = userId === null ? [] : OWN_SUBJECTS.map((subject) => `user:${userId}:${subject}`);
  const foreign = [...new Set(asked)].filter((topic) => !own.includes(topic));
  const speakerIds = foreign.map((topic) => CALENDAR.exec(topic)?.[1]);
  if (foreign.length > MAX_TOPICS || !speakerIds.every((id) => id !== undefined)) {
    return failure("forbidden");
  }
  return ok({ topics: [...own, ...foreign], speakerIds });
}

/** Whom a topic is about: streams are found by this, whatever the subject. */
export function topicOwner(topic: string): string {
  return topic.slice(0, topic.lastIndexOf(":"));
}
