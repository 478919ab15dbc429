/** What an inquiry that begins in the chat already knows. */
export type InquiryStart = {
  readonly speakerId: string;
  readonly slug: string;
  readonly date: string | null;
  readonly place: string | null;
  readonly audience: number | null;
  /** What the user wrote about the event. */
  readonly text: string;
};
