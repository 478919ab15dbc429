/** The last row of a page in a list with the newest first: newer rows never shift what follows it. */
export type ConversationPosition = { readonly at: string; readonly id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function conversationCursor({ at, id }: ConversationPosition): string {
  return btoa(`${at}/${id}`).replaceAll("=", "");
}

export function conversationPosition(cursor: string): ConversationPosition | undefined {
  const [at = "", id = ""] = decoded(cursor).split("/");
  const isInstant = INSTANT.test(at) && !Number.isNaN(Date.parse(at));
  return isInstant && UUID.test(id) ? { at, id } : undefined;
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return "";
  }
}
