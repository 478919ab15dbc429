import { Agent, get } from "node:http";
import { openDatabase } from "#data/db.ts";
import { signIn } from "../chaos/people.ts";
import { type EngineName, freePort, openStage, type Stage } from "../chaos/stage.ts";
import { collectGarbage, inspectable } from "../collect-garbage.ts";
import { openTalk } from "../live/demo-talk.ts";
import { type Figure, quantile } from "../report/figure.ts";
import type { ServerProcess } from "../server/server-process.ts";
import { fillSpeakers } from "../sizing/sizing-rows.ts";
import { atRate } from "./at-rate.ts";
import { profileEdit, sendMessage, watchedBookings } from "./changes.ts";
import { repeatableRandom, zipf } from "./zipf.ts";

/** For a quick look: `BUSY_SECONDS=10 npm run bench busy`. */
const SECONDS = Number(process.env.BUSY_SECONDS ?? "45");
const WARM_SECONDS = 30;
const SPEAKERS = 2_000;
const A_SECOND = { visits: 200, bookings: 5, messages: 20, edits: 2 };
/** Each of these makes two visits more, which are no visitors'. */
const WATCHED_OF_BOOKINGS = 10;
/** From one edit to the next: all speakers edit equally often, whether or not they are known. */
const EDITED_APART = 37;
const OTHER_PAGES = [
  "/",
  "/",
  "/themen/leadership",
  "/themen/technology",
  "/blog",
  "/blog/was-kostet-eine-keynote",
];

type Stand = { name: string; engine: EngineName; processes: number };

const STANDS: readonly Stand[] = [
  { name: "embedded", engine: "embedded", processes: 1 },
  { name: "PostgreSQL", engine: "PostgreSQL", processes: 1 },
  { name: "two processes", engine: "PostgreSQL", processes: 2 },
];
const WANTED = process.env.BUSY_STANDS?.split(",") ?? STANDS.map(({ name }) => name);

type Running = { port: number; inspector: number; server: ServerProcess };

/** Visitors of all profiles, the best known most, while speakers are booked, written to and edited. */
export async function benchBusy(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const stand of STANDS) {
    if (!WANTED.includes(stand.name)) continue;
    figures.push(...(await measure(stand)));
  }
  return figures;
}

async function measure({ name, engine, processes }: Stand): Promise<Figure[]> {
  const stage = await openStage(engine);
  const running: Running[] = [];
  try {
    const slugs = await fill(stage);
    for (let at = 0; at < processes; at += 1) running.push(await start(stage));
    for (const { server } of running) {
      for (const slug of slugs) await visit(server.url + slug);
    }
    await day(running, slugs, WARM_SECONDS);
    const [memory, counted] = [await memoryOf(stage, running), await visitsOf(stage, running)];
    const { times, ages, faults } = await day(running, slugs, SECONDS);
    if (faults.length > 0) console.log(`  ${name}: ${faults[0]}`);
    const [memoryAfter, countedAfter] = [
      await memoryOf(stage, running),
      await visitsOf(stage, running),
    ];
    const waited = countedAfter.waited - counted.waited;
    const all = waited + countedAfter.memory - counted.memory;
    const growth = { value: memoryAfter.used / memory.used, to: "a minute before" };
    return [
      { name: `${name}: visits answered from memory`, value: 1 - waited / all, unit: "share" },
      { name: `${name}: page, median`, value: quantile(times, 0.5), unit: "ms" },
      { name: `${name}: page, 95 %`, value: quantile(times, 0.95), unit: "ms" },
      { name: `${name}: requests that failed`, value: faults.length, unit: "" },
      { name: `${name}: oldest page seen`, value: Math.max(...ages), unit: "ms" },
      { name: `${name}: memory in use`, value: memoryAfter.used, unit: "MB", ratio: growth },
      { name: `${name}: memory of the process`, value: memoryAfter.resident, unit: "MB" },
    ];
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()));
    await stage.close();
  }
}

/** The addresses of all profiles: those of the demo, who are booked and edited, are the best known. */
async function fill(stage: Stage): Promise<string[]> {
  // The first start makes tables, accounts and the demo's speakers.
  await (await stage.start(await freePort())).stop();
  const database = await openDatabase({ url: stage.databaseUrl, folder: stage.folder });
  try {
    await database.withSession((session) => fillSpeakers(session, SPEAKERS));
    const { rows } = await database.pool.query<{ slug: string }>(
      "select slug from speakers where is_active and status = 'active' order by slug like 'nummer-%', slug",
    );
    return rows.map(({ slug }) => `/speaker/${slug}`);
  } finally {
    await database.close();
  }
}

async function start(stage: Stage): Promise<Running> {
  const [port, inspector] = [await freePort(), await freePort()];
  const server = await stage.start(port, { MAIL_RATE: "10", ...inspectable(inspector) });
  return { port, inspector, server };
}

async function day(running: readonly Running[], profiles: readonly string[], seconds: number) {
  const urls = running.map(({ server }) => server.url);
  const [write = "", read = write] = urls;
  const places = { write, read };
  const [customer, admin, talk] = [
    await signIn(write, "kunde"),
    await signIn(write, "admin"),
    await openTalk(write),
  ];
  const random = repeatableRandom(1);
  const visited = zipf(profiles.length, random);
  const book = await watchedBookings(places, customer);
  const times: number[] = [];
  const ages: number[] = [];
  const faults = await Promise.all([
    atRate(A_SECOND.visits, seconds, async (due, turn) => {
      const other = OTHER_PAGES[Math.floor(random() * OTHER_PAGES.length * 3)];
      await visit(`${urls[turn % urls.length]}${other ?? profiles[visited()]}`);
      times.push(performance.now() - due);
    }),
    atRate(A_SECOND.bookings, seconds, async (_, turn) => {
      ages.push(await book(turn % WATCHED_OF_BOOKINGS === 0));
    }),
    atRate(A_SECOND.messages, seconds, (_, turn) =>
      sendMessage(write, turn % 2 === 0 ? talk.customer : talk.speaker, talk.id),
    ),
    atRate(A_SECOND.edits, seconds, async (_, turn) => {
      ages.push(
        await profileEdit(places, admin, slugOf(profiles[(turn * EDITED_APART) % profiles.length])),
      );
    }),
  ]);
  return { times, ages, faults: faults.flat() };
}

function slugOf(profile = ""): string {
  return profile.slice(profile.lastIndexOf("/") + 1);
}

const agent = new Agent({ keepAlive: true });

/** As a browser asks, to the last byte and without unpacking: what is measured is the server. */
function visit(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { "accept-encoding": "br" };
  const request = get(address, { agent, headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
    answer.on("end", resolve).resume();
  });
  request.on("error", reject);
  return promise;
}

type Memory = { used: number; resident: number };

/** In use after its garbage was collected, of the process that uses most. What the system has lent it beyond that varies. */
async function memoryOf(stage: Stage, running: readonly Running[]): Promise<Memory> {
  const all = await Promise.all(
    running.map(async ({ port, server, inspector }) => {
      await collectGarbage(inspector);
      const text = await stage.metrics(port);
      const megabytes = (kind: string) =>
        numberIn(text, `process_memory_bytes{kind="${kind}"}`) / 2 ** 20;
      const used = megabytes("heap_used") + megabytes("external");
      return { used, resident: await server.residentMb() };
    }),
  );
  return all.reduce((most, one) => (one.used > most.used ? one : most));
}

async function visitsOf(stage: Stage, running: readonly Running[]) {
  const texts = await Promise.all(running.map(({ port }) => stage.metrics(port)));
  const sum = (from: string) =>
    texts.reduce((all, text) => all + numberIn(text, `pages_total{from="${from}"}`), 0);
  return { memory: sum("memory"), waited: sum("rendering") };
}

function numberIn(metrics: string, name: string): number {
  const line = metrics.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
