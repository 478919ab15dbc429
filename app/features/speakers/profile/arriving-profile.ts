/** A skeleton that flashes is worse than a short wait: it comes late and then stays for a moment. */
const SKELETON_AFTER_MS = 200;
const SKELETON_AT_LEAST_MS = 400;
/** A visitor who left before the profile was there and comes back much later gets a new one. */
const FRESH_MS = 5_000;

export type Arriving = {
  /** Settles when asking again brings the result at once. */
  readonly arrival: Promise<unknown>;
};

type Flight = { loaded: Promise<unknown>; signal: AbortSignal; landed: number | null };
type Load<Loaded> = () => Promise<Loaded>;

const flights = new Map<string, Flight>();

/**
 * The profile if it comes quickly, otherwise the promise of it: the page can then show its skeleton
 * and ask a second time once the data is there.
 */
export async function arrivingProfile<Loaded>(
  slug: string,
  load: Load<Loaded>,
  signal: AbortSignal,
): Promise<Loaded | Arriving> {
  const flight = openFlight(slug, load, signal);
  const loaded = flight.loaded as Promise<Loaded>;
  try {
    const first = await Promise.race([loaded, wait(SKELETON_AFTER_MS).then(() => null)]);
    if (first === null) {
      return { arrival: Promise.allSettled([loaded, wait(SKELETON_AT_LEAST_MS)]) };
    }
    close(slug, flight);
    return first;
  } catch (error) {
    close(slug, flight);
    throw error;
  }
}

function openFlight(slug: string, load: Load<unknown>, signal: AbortSignal): Flight {
  const underway = flights.get(slug);
  if (underway && isUseful(underway)) return underway;
  const flight: Flight = { loaded: load(), signal, landed: null };
  const land = () => {
    flight.landed = Date.now();
  };
  flight.loaded.then(land, land);
  flights.set(slug, flight);
  return flight;
}

/** The second click of a double click breaks off what the first one asked for: that never arrives. */
function isUseful({ signal, landed }: Flight): boolean {
  return !signal.aborted && (landed === null || Date.now() - landed < FRESH_MS);
}

function close(slug: string, flight: Flight): void {
  if (flights.get(slug) === flight) flights.delete(slug);
}

/** The skeleton is shown, and asking again would bring the profile. */
export function isArriving(slug: string | undefined): boolean {
  return slug !== undefined && flights.has(slug);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
