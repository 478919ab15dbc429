import type { Database } from "#data/db.ts";

export type ContentVersion = {
  current(): number;
  /** Counts a change that the process itself made, in what it keeps in memory. */
  bump(): void;
  stop(): Promise<void>;
};

/**
 * Counts changes of public content, which the database announces on the channel `content`.
 * Cached pages carry the number they were made with. After a gap in the connection it is unknown
 * what was missed, so everything cached counts as old.
 */
export async function followContent(
  database: Pick<Database, "listen">,
  onChange: () => void = () => undefined,
): Promise<ContentVersion> {
  let version = 1;
  const bump = () => {
    version += 1;
    onChange();
  };
  const stop = await database.listen("content", bump, bump);
  return { current: () => version, bump, stop };
}
