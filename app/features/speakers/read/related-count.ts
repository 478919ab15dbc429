/** How many other speakers stand at the end of a profile (PROF-82). */
export const RELATED_COUNT = 3;
