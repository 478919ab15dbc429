// node bench/booking-storm.ts [repetitions] [rounds]: a rush on one day and the race between blocking and
// booking, on the engine named by DATABASE_URL (an empty database) or the embedded one. Ends with 1 on a surprise.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { bookings } from "#data/schema/bookings.ts";
import { addDays, isoDate } from "#domain/iso-date.ts";
import { bookable, bookingDesk, castOf, wishFor } from "#tests/support/booking-desk.ts";
import { insertSpeaker, insertUser } from "#tests/support/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";
import { quantile } from "./figure.ts";

const CROWD = 1000;
const PEOPLE = 200;
const [repetitions = 20, rounds = 500] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), "wortbuehne-storm-"));
const url = process.env.DATABASE_URL;
const database = await openDatabase({ ...(url ? { url } : {}), folder });
await migrate(database);
const { db } = database;
const desk = bookingDesk(db);
const people = await Promise.all(Array.from({ length: PEOPLE }, () => insertUser(db)));
const customers = people.map((id) => signedIn("customer", id));
let surprises = 0;

async function storm(): Promise<number> {
  const { id } = await insertSpeaker(db, bookable());
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, n) =>
      desk.book(customers[n % PEOPLE] ?? { kind: "visitor" }, wishFor(id)),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  const won = answers.filter(({ status }) => status === 201).length;
  const lost = answers.filter(({ body }) => body.error?.code === "date_taken").length;
  if (won !== 1 || lost !== CROWD - 1) {
    surprises += 1;
    console.log(`  ${won} won, ${lost} lost`);
  }
  return seconds;
}

async function race(): Promise<void> {
  const { speaker, speakerViewer, customer } = await castOf(db);
  for (let round = 0; round < rounds; round += 1) {
    const event_date = addDays(isoDate("2027-01-01"), round);
    // The block falls into every gap between the steps of a booking.
    const block = async () => {
      await sleep(round % 40);
      return desk.setDay(speakerViewer, event_date, "blocked");
    };
    const [booked, blocked] = await Promise.all([
      desk.book(customer, wishFor(speaker.id, { event_date })),
      block(),
    ]);
    if (blocked.body.booked !== (booked.status === 201)) surprises += 1;
  }
}

const seconds: number[] = [];
for (let n = 0; n < repetitions; n += 1) seconds.push(await storm());
console.log(`${database.engine}: ${CROWD} bookings for one day, ${repetitions} times`);
console.log(
  `  median ${quantile(seconds, 0.5).toFixed(2)} s, longest ${Math.max(...seconds).toFixed(2)} s`,
);
await race();
console.log(`  ${rounds} races between blocking and booking`);
console.log(`  ${surprises} surprises, ${await db.$count(bookings)} bookings`);
await database.close();
await rm(folder, { recursive: true, force: true });
process.exitCode = surprises === 0 ? 0 : 1;
