/** The list of own conversations. */
export const INBOX_PATH = "/dashboard/nachrichten";

/** Where a conversation opens; notices lead here. */
export function conversationPath(conversationId: string): string {
  return `${INBOX_PATH}/${conversationId}`;
}
