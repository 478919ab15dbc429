import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";
import { startPostgres } from "../../scripts/programs/find-postgres.mjs";
import { type Figure, quantile } from "../report/figure.ts";

const CROWD = 1000;
const PEOPLE = 200;
/** Smaller numbers are for a quick look: `STORMS=2 RACES=20 npm run bench storm`. */
const STORMS = Number(process.env.STORMS ?? "20");
const RACES = Number(process.env.RACES ?? "500");
const SECONDS_OF_LOAD = Number(process.env.STORM_SECONDS ?? "10");
const BOOKINGS_PER_SECOND = 100;

/**
 * A rush on one day, the race between blocking and booking, and a steady stream of bookings, on both
 * engines. A second winner or an unclear loser is no figure but an error: it ends the run.
 */
export async function benchStorm(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-storm-"));
  const server = await startPostgres({ log: () => undefined });
  try {
    const embedded = await onEngine(await openDatabase({ folder }), "embedded");
    const real = await onEngine(await openDatabase({ url: server.url, folder }), "PostgreSQL");
    return [...real, ...embedded];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onEngine(database: Database, engine: string): Promise<Figure[]> {
  await migrate(database);
  const stage = await stageOf(database);
  const seconds: number[] = [];
  for (let n = 0; n < STORMS; n += 1) seconds.push(await storm(stage));
  await race(stage);
  const steady = database.engine === "postgres" ? await stream(stage) : [];
  await database.close();
  return [
    {
      name: `${CROWD} bookings for one day × ${STORMS}, ${engine} p50`,
      value: quantile(seconds, 0.5),
      unit: "s",
    },
    {
      name: `${CROWD} bookings for one day × ${STORMS}, ${engine} longest`,
      value: Math.max(...seconds),
      unit: "s",
    },
    { name: `blocking against booking, ${engine}`, value: RACES, unit: "races, one winner each" },
    ...steady,
  ];
}

type Stage = Awaited<ReturnType<typeof stageOf>>;

async function stageOf({ db }: Database) {
  const ids = await Promise.all(Array.from({ length: PEOPLE }, () => insertUser(db)));
  return { db, desk: bookingApi(db), people: ids.map((id) => signedIn("customer", id)) };
}

/** Exactly one request gets the day; the others get the reason and the free days left. */
async function storm({ db, desk, people }: Stage): Promise<number> {
  const { id } = await insertSpeaker(db, bookable());
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, n) => desk.book(personOf(people, n), bookingRequestFor(id))),
  );
  const seconds = (performance.now() - begun) / 1000;
  const won = answers.filter(({ status }) => status === 201).length;
  const lost = answers.filter(
    ({ status, body }) =>
      status === 409 &&
      body.error?.code === "date_taken" &&
      body.error.details.free_days.length > 0,
  ).length;
  if (won !== 1 || lost !== CROWD - 1) {
    throw new Error(`Of ${CROWD} bookings for one day ${won} won and ${lost} lost clearly.`);
  }
  return seconds;
}

/** Never both. */
async function race({ db, desk }: Stage): Promise<void> {
  const { speaker, speakerViewer, customer } = await castOf(db);
  for (let round = 0; round < RACES; round += 1) {
    const event_date = addDays(isoDate("2027-01-01"), round);
    // The block falls into every gap between the steps of a booking.
    const block = async () => {
      await sleep(round % 40);
      return desk.setDay(speakerViewer, event_date, "blocked");
    };
    const [booked, blocked] = await Promise.all([
      desk.book(customer, bookingRequestFor(speaker.id, { event_date })),
      block(),
    ]);
    if (blocked.body.booked !== (booked.status === 201)) {
      throw new Error(`On ${event_date} the day was blocked and booked.`);
    }
  }
}

/** Bookings that do not get in each other's way, as they come: each at its time, whatever the others do. */
async function stream({ db, desk, people }: Stage): Promise<Figure[]> {
  const speakers = await Promise.all(
    Array.from({ length: PEOPLE }, () => insertSpeaker(db, bookable())),
  );
  const count = BOOKINGS_PER_SECOND * SECONDS_OF_LOAD;
  const times = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      await sleep((n * 1000) / BOOKINGS_PER_SECOND);
      const speaker = speakers[n % speakers.length];
      const event_date = addDays(isoDate("2028-01-01"), Math.floor(n / speakers.length));
      const begun = performance.now();
      const { status } = await desk.book(
        personOf(people, n),
        bookingRequestFor(speaker?.id ?? "", { event_date }),
      );
      if (status !== 201) throw new Error(`A booking of a free day was answered with ${status}.`);
      return performance.now() - begun;
    }),
  );
  return [0.5, 0.95, 0.99].map((share) => ({
    name: `booking at ${BOOKINGS_PER_SECOND}/s, PostgreSQL p${share * 100}`,
    value: quantile(times, share),
    unit: "ms",
  }));
}

function personOf(people: Stage["people"], n: number) {
  return people[n % people.length] ?? ({ kind: "visitor" } as const);
}
