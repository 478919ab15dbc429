import { EVERY_SPEAKER, type Subject } from "#app/context.ts";
import type { Database } from "#data/db.ts";

export type Change = {
  readonly subjects: readonly Subject[] | "everything";
  /** How long a page without the change may still be shown. */
  readonly graceMs: number;
};

export type ContentChanges = {
  follow(onChange: (change: Change) => void): void;
  /** Another number after every change, for what is kept without knowing what it shows. */
  version(): number;
  /** For what the process keeps in memory itself. */
  announce(...subjects: Subject[]): void;
  stop(): Promise<void>;
};

/**
 * Bookings may show so much later, and so may what the edit of a profile changes in lists, prices
 * included. Whatever else was saved shows at the next request, on the edited profile too.
 */
const GRACE_MS = 2_000;
const LIST_GRACE_MS: Partial<Record<Subject, number>> = {
  speakers: GRACE_MS,
  "related speakers": GRACE_MS,
  // It makes every profile old at once. Neither a price nor a day stands in it.
  "related cards": 60_000,
};

/** `speaker` is the profile of each speaker whose id was announced. */
const SUBJECTS: Readonly<Record<string, readonly ("speaker" | Subject)[]>> = {
  availability_overrides: ["speaker", "calendars"],
  blog_post_speakers: ["articles"],
  blog_posts: ["articles"],
  bookings: ["speaker", "calendars"],
  category_landing_pages: ["landing pages"],
  gallery_images: ["speaker"],
  publications: ["speaker"],
  reviews: ["speaker", "speakers"],
  settings: ["settings"],
  slug_redirects: ["speakers"],
  speaker_awards: ["speaker"],
  speaker_categories: ["speakers"],
  speaker_key_points: ["speaker"],
  speakers: ["speaker", "speakers"],
  talks: ["speaker"],
  testimonials: ["speaker", "speakers"],
  videos: ["speaker"],
  workshops: ["speaker"],
};

const EVERYTHING: Change = { subjects: "everything", graceMs: 0 };

/**
 * Passes on what the database announces on the channel `content_rows`: the table, then the ids of the
 * speakers unless there are too many. After a gap in the connection it is unknown what was missed.
 */
export async function followContent(database: Pick<Database, "listen">): Promise<ContentChanges> {
  const followers = new Set<(change: Change) => void>();
  let version = 1;
  const tell = (change: Change) => {
    version += 1;
    for (const follower of followers) follower(change);
  };
  const stop = await database.listen(
    "content_rows",
    (payload) => readChange(payload).forEach(tell),
    () => tell(EVERYTHING),
  );
  return {
    follow: (onChange) => void followers.add(onChange),
    version: () => version,
    announce: (...subjects) => changesOf(subjects).forEach(tell),
    stop,
  };
}

export function readChange(payload: string): readonly Change[] {
  const [table = "", ...ids] = payload.split(" ");
  const subjects = SUBJECTS[table];
  if (!subjects) return [EVERYTHING];
  const named = ids.map((id): Subject => `speaker:${id}`);
  const profiles = named.length > 0 ? named : [EVERY_SPEAKER];
  return changesOf(
    subjects.flatMap((one): readonly Subject[] => (one === "speaker" ? profiles : [one])),
    table === "bookings" ? GRACE_MS : 0,
  );
}

/** One for each time that its subjects have; lists have theirs whatever was written. */
function changesOf(subjects: readonly Subject[], otherwiseMs = 0): Change[] {
  const bySubject = Map.groupBy(subjects, (one) => LIST_GRACE_MS[one] ?? otherwiseMs);
  return [...bySubject].map(([graceMs, some]) => ({ subjects: some, graceMs }));
}
