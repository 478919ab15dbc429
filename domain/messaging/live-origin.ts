/** Whose doing a live event is: of this very page, of another page of the same account, or not one's own. */
export type LiveOrigin = "page" | "account" | "other";
