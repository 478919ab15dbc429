/** Mails that inform without binding: their readers can do without them. Everything else is needed. */
export const MAIL_TOPICS = ["reviews", "activity", "messages"] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

const TOPIC_BY_MAIL: Readonly<Record<string, MailTopic>> = {
  booking_completed: "reviews",
  speaker_nudge: "activity",
  new_message: "messages",
};

/** What a reader can unsubscribe from; undefined for mails that a booking, contract or account needs. */
export function mailTopic(templateKey: string): MailTopic | undefined {
  return TOPIC_BY_MAIL[templateKey];
}
