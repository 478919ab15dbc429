/** A skeleton that flashes is worse than a short wait: it comes late and then stays for a moment. */
const SKELETON_AFTER_MS = 200;
const SKELETON_AT_LEAST_MS = 400;

export type Arriving = {
  /** Settles when asking again brings the result at once. */
  readonly arrival: Promise<unknown>;
};

const flights = new Map<string, Promise<unknown>>();

/**
 * The profile if it comes quickly, otherwise the promise of it: the page can then show its skeleton
 * and ask a second time once the data is there.
 */
export async function arrivingProfile<Loaded>(
  slug: string,
  load: () => Promise<Loaded>,
): Promise<Loaded | Arriving> {
  const flight = (flights.get(slug) as Promise<Loaded> | undefined) ?? load();
  flights.set(slug, flight);
  try {
    const first = await Promise.race([flight, wait(SKELETON_AFTER_MS).then(() => null)]);
    if (first === null) {
      return { arrival: Promise.allSettled([flight, wait(SKELETON_AT_LEAST_MS)]) };
    }
    flights.delete(slug);
    return first;
  } catch (error) {
    flights.delete(slug);
    throw error;
  }
}

/** The skeleton is shown, and asking again would bring the profile. */
export function isArriving(slug: string | undefined): boolean {
  return slug !== undefined && flights.has(slug);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
