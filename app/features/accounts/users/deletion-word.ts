/** Typed in by whoever deletes their account: nobody does that by accident. */
export const DELETION_WORD = "LÖSCHEN";
