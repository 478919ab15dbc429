/** Literally these words, in this spelling, make a message neutral (ERR-14, ERR-15, C-75). */
const NEUTRAL_WORDS = ["E-Mails", "email"];

export type MessageStyle = "neutral" | "error";

export function messageStyle(message: string): MessageStyle {
  return NEUTRAL_WORDS.some((word) => message.includes(word)) ? "neutral" : "error";
}
