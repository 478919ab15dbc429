/** Literally these words, in this spelling, make a message neutral (SPEC 8, DECISIONS C-75). */
const NEUTRAL_WORDS = ["E-Mails", "email"];

export type MessageStyle = "neutral" | "error";

export function messageStyle(message: string): MessageStyle {
  return NEUTRAL_WORDS.some((word) => message.includes(word)) ? "neutral" : "error";
}
