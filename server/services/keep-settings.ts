import type { Database } from "#data/db.ts";
import { allStoredSettings } from "#data/queries/platform/settings.ts";

type Stored = ReadonlyMap<string, unknown>;

/** All settings in memory, read anew after each change that the database announces. */
export async function keepSettings({ db, listen }: Pick<Database, "db" | "listen">): Promise<{
  read(): Promise<Stored>;
  stop(): Promise<void>;
}> {
  let kept: Promise<Stored> | undefined;
  const forget = () => {
    kept = undefined;
  };
  const stop = await listen(
    "content",
    (table) => {
      if (table === "settings") forget();
    },
    forget,
  );

  /** A reading that failed is tried again by the next caller. */
  function readAnew(): Promise<Stored> {
    const reading = allStoredSettings(db);
    reading.catch(() => {
      if (kept === reading) forget();
    });
    kept = reading;
    return reading;
  }

  return { read: () => kept ?? readAnew(), stop };
}
