/** Typed in to confirm the deletion of an account, which rules out a slip. */
export const DELETION_WORD = "LÖSCHEN";
