/** Deeper than any reader goes; a made-up cursor must not keep the server counting for ever. */
const DEEPEST_OFFSET = 100_000;
const CONTENT = /^after:(0|[1-9]\d{0,5})$/;

/** A pointer to the rest of a list. What is inside may change, so it looks like nothing in particular. */
export function cursorAt(offset: number): string {
  return btoa(`after:${offset}`).replaceAll("=", "");
}

export function cursorOffset(cursor: string): number | undefined {
  const offset = Number(CONTENT.exec(decoded(cursor))?.[1] ?? Number.NaN);
  return offset <= DEEPEST_OFFSET ? offset : undefined;
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return "";
  }
}
