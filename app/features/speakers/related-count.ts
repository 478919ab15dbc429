/** How many other speakers stand at the end of a profile (SPEC 2). */
export const RELATED_COUNT = 3;
