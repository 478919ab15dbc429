import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type FakeS3, startFakeS3 } from "#tests/support/fakes/fake-s3.ts";
import { type Figure, quantile } from "../../report/figure.ts";
import type { ServerProcess } from "../../server/server-process.ts";
import { cachingThrough } from "../cdn-headers.ts";
import { checkInvariants } from "../invariants.ts";
import { type History, moreBookings, startLoad } from "../load.ts";
import { bearer, getJson, signIn } from "../people.ts";
import { type PostgresProcess, postgresProcess } from "../postgres-process.ts";
import { startProxy } from "../proxy.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage, type Stage } from "../stage.ts";
import { changeAcross } from "../two-processes.ts";

const PROCESSES = 4;
/** A page that was made from an old copy stays old: waiting longer would not help it. */
const FRESH_LIMIT_MS = 15_000;
const STATE_LIMIT_MS = 30_000;
const BOOKINGS_PER_STATE = 3;

type Fleet = { stage: Stage; url: string; ports: readonly number[]; standby: PostgresProcess };

export const replica: Scenario = {
  proves: ["R-36"],
  title:
    "four processes, a read replica, files in a bucket: the replica late, killed and back under load",
  async run() {
    const stage = await openStage("PostgreSQL", { hasStandby: true, isDurable: false });
    const bucket = await startFakeS3();
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const processes: ServerProcess[] = [];
    let standby: PostgresProcess | undefined;
    try {
      if (!stage.readUrl) {
        console.log("  skipped: a server given by TEST_DATABASE_URL has no standby of ours");
        return [];
      }
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const env = {
        PUBLIC_URL: url,
        TRUST_PROXY: "1",
        DATABASE_READ_URL: stage.readUrl,
        ...bucketSettings(bucket),
      };
      for (const own of ports) processes.push(await stage.start(own, env));
      standby = await postgresProcess(stage.readUrl);
      const proxy = await startProxy({ port, ports, folder: stage.folder });
      console.log(`  in front: ${proxy.name}`);
      try {
        const looked = await cachingThrough(
          url,
          processes.map((one) => one.url),
        );
        const { figures, history } = await changeStates({ stage, url, ports, standby });
        await stage.untilWorkIsDone(ports[0] ?? 0);
        const files = await filesAreShared(processes, bucket);
        await Promise.all(processes.map((one) => one.stop()));
        await checkInvariants(stage, history);
        return [
          ...figures,
          count("answers whose caching is as a CDN needs it", looked, "answers"),
          count("invoices in the bucket, read through each process", files, "files"),
        ];
      } finally {
        await proxy.stop();
      }
    } finally {
      await Promise.all(processes.map((one) => one.kill()));
      await standby?.end("SIGINT").catch(() => undefined);
      await bucket.close();
      await stage.close();
    }
  },
};

/** In each state people book and read, and a change through one process is soon known to all. */
async function changeStates(fleet: Fleet): Promise<{ figures: Figure[]; history: History }> {
  const { stage, url, standby } = fleet;
  const figures: Figure[] = [];
  const load = await startLoad({ url, writers: 2, readers: 6, pauseMs: 20, mayFail: false });
  const live = async (name: string, state: string) => {
    await untilAll(fleet, state);
    const before = await readsOf(fleet, "replica");
    const fresh = await changesAreKnown(fleet);
    await moreBookings(load, BOOKINGS_PER_STATE);
    const fromReplica = (await readsOf(fleet, "replica")) - before;
    // A read that was on its way when the state changed may still count.
    if (state === "caught_up") must(fromReplica > 0, "Nobody read from the replica.");
    figures.push(count(`${name}: change known to all four, longest`, fresh, "ms"));
    figures.push(count(`${name}: reads from the replica`, fromReplica, "reads"));
  };
  await live("well", "caught_up");
  await tell(stage.readUrl, "select pg_wal_replay_pause()");
  await live("late", "behind");
  await tell(stage.readUrl, "select pg_wal_replay_resume()");
  await live("no longer late", "caught_up");
  await standby.end("SIGKILL");
  await live("killed", "away");
  await standby.start();
  await live("back", "caught_up");
  const history = await load.stop();
  const { faults, answers } = history;
  must(faults.length === 0, `${faults.length} failed: ${faults.slice(0, 5).join("; ")}`);
  const times = answers.map(({ ms }) => ms);
  figures.push(count("requests meanwhile", times.length, "none failed"));
  figures.push(count("their time, p99", quantile(times, 0.99), "ms"));
  figures.push(count("bookings, each with one invoice", history.acknowledged.size, "bookings"));
  return { figures, history };
}

/** Each change through one process and looked for at the next, until all four have had both parts. */
async function changesAreKnown({ ports }: Fleet): Promise<number> {
  const urls = ports.map((port) => `http://localhost:${port}`);
  let longest = 0;
  for (const [at, own] of urls.entries()) {
    const next = urls[(at + 1) % urls.length] ?? own;
    longest = Math.max(longest, await changeAcross(own, next, FRESH_LIMIT_MS));
  }
  return longest;
}

async function untilAll({ stage, ports }: Fleet, state: string): Promise<void> {
  const line = `database_replica{state="${state}"} 1`;
  const until = performance.now() + STATE_LIMIT_MS;
  for (const port of ports) {
    while (!(await stage.metrics(port)).includes(line)) {
      must(performance.now() < until, `A process does not see that the replica is ${state}.`);
      await wait(50);
    }
  }
}

async function readsOf({ stage, ports }: Fleet, from: string): Promise<number> {
  const texts = await Promise.all(ports.map((port) => stage.metrics(port)));
  const pattern = new RegExp(`^database_reads_total\\{from="${from}"\\} (\\d+)$`, "m");
  return texts.reduce((sum, text) => sum + Number(pattern.exec(text)?.[1] ?? 0), 0);
}

async function tell(url: string | undefined, statement: string): Promise<void> {
  const client = new pg.Client(url ?? "");
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** What one process has stored in the bucket every other one can hand out. */
async function filesAreShared(
  processes: readonly ServerProcess[],
  bucket: FakeS3,
): Promise<number> {
  const stored = bucket.requests.filter((line) => /^PUT .*\/invoices\//.test(line));
  must(stored.length > 0, "No invoice went into the bucket.");
  const [first] = processes;
  must(first !== undefined, "There are no processes.");
  const { token } = await signIn(first.url, "kunde");
  type Page = { items: { id: string }[] };
  const { items } = await getJson<Page>(`${first.url}/api/v1/me/invoices`, token);
  const id = items[0]?.id;
  for (const { url } of processes) {
    const file = await fetch(`${url}/api/v1/invoices/${id}/pdf`, { headers: bearer(token) });
    const bytes = Buffer.from(await file.arrayBuffer());
    must(file.ok && bytes.subarray(0, 5).equals(Buffer.from("%PDF-")), `${url} has no invoice.`);
  }
  return stored.length;
}

function bucketSettings({ settings }: FakeS3): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_PATH_STYLE: "1",
  };
}
