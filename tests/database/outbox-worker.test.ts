import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  claimJobs,
  countOutbox,
  type Job,
  type JobHandler,
  listFailedJobs,
  reviveJob,
} from "#data/queries/outbox-worker.ts";
import { outbox } from "#data/schema/operations.ts";
import { startWorker, type Worker, type WorkerOptions } from "#server/jobs/worker.ts";
import { createMetricsRegistry } from "#server/metrics-registry.ts";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { given } from "#tests/support/records.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const HOUR_MS = 3_600_000;
const workers: Worker[] = [];
let offsetMs = 0;
const clock = () => new Date(Date.now() + offsetMs);

beforeEach(async () => {
  offsetMs = 0;
  await db.delete(outbox).where(sql`true`);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

async function start(handlers: Record<string, JobHandler>, options: WorkerOptions = {}) {
  const logged = captureLog();
  const metrics = createMetricsRegistry();
  const worker = await startWorker({
    database,
    handlers,
    log: logged.log,
    metrics,
    clock,
    options: { rate: 10_000, pollMs: 20, ...options },
  });
  workers.push(worker);
  return { worker, logged, metrics };
}

async function enqueue(...jobs: (Partial<typeof outbox.$inferInsert> & { to?: string })[]) {
  const values = jobs.map(({ to, ...job }) => ({
    kind: "test",
    payload: to === undefined ? {} : { to, data: { secret: "geheim" } },
    ...job,
  }));
  const rows = await db.insert(outbox).values(values).returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}

const all = () => db.select().from(outbox).orderBy(asc(outbox.id));
const isDrained = async () => (await all()).every(({ done_at }) => done_at !== null);

describe("delivery", () => {
  test("several workers do every job exactly once", async () => {
    const done: number[] = [];
    const handlers = { test: async ({ id }: Job) => (done.push(id), { kind: "done" as const }) };
    await Promise.all([start(handlers), start(handlers), start(handlers)]);
    const ids = await enqueue(...Array.from({ length: 60 }, () => ({})));
    await eventually(isDrained);
    expect(done.toSorted((a, b) => a - b)).toEqual(ids);
  });

  test("a new job wakes the worker long before the next poll", async () => {
    const handlers = { test: async () => ({ kind: "done" as const }) };
    await start(handlers, { pollMs: HOUR_MS });
    await enqueue({});
    await eventually(isDrained);
  });

  test("without a wake-up call the poll finds the job", async () => {
    const deaf = { ...database, listen: async () => async () => undefined };
    const worker = await startWorker({
      database: deaf,
      handlers: { test: async () => ({ kind: "done" }) },
      log: captureLog().log,
      metrics: createMetricsRegistry(),
      options: { pollMs: 20 },
    });
    workers.push(worker);
    await enqueue({});
    await eventually(isDrained);
  });

  test("the database is free while a handler works", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const handler = async () => {
      await gate;
      return { kind: "done" as const };
    };
    await start({ test: handler }, { concurrency: 2 });
    await enqueue({}, {}, {});
    await eventually(async () => (await all()).filter((job) => job.locked_until).length === 2);
    expect((await all()).filter((job) => job.attempts > 0)).toHaveLength(2);
    open();
    await eventually(isDrained);
  });

  test("a finished job keeps its recipient and forgets the rest", async () => {
    await start({ test: async () => ({ kind: "done" }) });
    await enqueue({ to: "a@test.example" });
    await eventually(isDrained);
    expect((await all())[0]?.payload).toEqual({ to: "a@test.example" });
  });
});

describe("order", () => {
  test("jobs of one recipient run one after another, a repeated one holds the others", async () => {
    const order: string[] = [];
    const running = new Set<unknown>();
    let isDown = true;
    const handler = async ({ id, payload, attempt }: Job) => {
      expect(running.has(payload.to)).toBe(false);
      running.add(payload.to);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running.delete(payload.to);
      if (isDown && payload.to === "a@test.example") return { kind: "retry" as const, reason: "x" };
      order.push(`${payload.to} ${id}`);
      return attempt > 0 ? { kind: "done" as const } : { kind: "retry" as const, reason: "" };
    };
    await Promise.all([start({ test: handler }), start({ test: handler })]);
    const [a1, b1, a2, b2] = await enqueue(
      { to: "a@test.example" },
      { to: "b@test.example" },
      { to: "a@test.example" },
      { to: "b@test.example" },
    );
    await eventually(() => order.length === 2);
    expect(order).toEqual([`b@test.example ${b1}`, `b@test.example ${b2}`]);
    isDown = false;
    offsetMs += HOUR_MS;
    await eventually(isDrained);
    expect(order.slice(2)).toEqual([`a@test.example ${a1}`, `a@test.example ${a2}`]);
  });

  test("what is planned for later holds nobody up", async () => {
    await start({ test: async () => ({ kind: "done" }) });
    const to = "a@test.example";
    const [later, sooner] = await enqueue({ to, run_at: new Date(Date.now() + HOUR_MS) }, { to });
    const isDone = async (id: number | undefined) =>
      (await all()).find((job) => job.id === id)?.done_at !== null;
    await eventually(() => isDone(sooner));
    expect(await isDone(later)).toBe(false);
    offsetMs += HOUR_MS;
    await eventually(() => isDone(later));
  });
});

describe("failure", () => {
  test("a job that fails for good ends at once and is listed", async () => {
    let attempts = 0;
    const handler = async () => {
      attempts++;
      return { kind: "failed" as const, reason: "550 gibt es nicht" };
    };
    const { metrics } = await start({ test: handler });
    const [id] = await enqueue({ to: "a@test.example" }, { kind: "test" });
    await eventually(async () => (await listFailedJobs(db)).length === 2);
    expect(attempts).toBe(2);
    expect((await listFailedJobs(db)).find((job) => job.id === id)).toMatchObject({
      kind: "test",
      to: "a@test.example",
      attempts: 1,
      reason: "550 gibt es nicht",
    });
    expect(metrics.render()).toContain('outbox_attempts_total{kind="test",outcome="failed"} 2');
    await eventually(() => metrics.render().includes('outbox_jobs{state="failed"} 2'));
  });

  test("after 20 attempts a job is dead, and „erneut senden“ starts it anew", async () => {
    let attempts = 0;
    let isDown = true;
    const handler = async () => {
      attempts++;
      return isDown ? { kind: "retry" as const, reason: "down" } : { kind: "done" as const };
    };
    const { metrics } = await start({ test: handler });
    const [id] = await enqueue({});
    await eventually(async () => {
      offsetMs += HOUR_MS;
      return (await listFailedJobs(db)).length === 1;
    });
    expect(attempts).toBe(20);
    expect(metrics.render()).toContain('outbox_attempts_total{kind="test",outcome="dead"} 1');
    isDown = false;
    expect(await reviveJob(db, given(id))).toBe(true);
    expect(await reviveJob(db, given(id))).toBe(false);
    await eventually(isDrained);
    expect(attempts).toBe(21);
  });

  test("the waits between attempts are 10, 20, 40 seconds", async () => {
    await start({ test: async () => ({ kind: "retry", reason: "down" }) }, { random: () => 0.5 });
    await enqueue({});
    const waits: number[] = [];
    for (const attempt of [1, 2, 3]) {
      await eventually(async () => {
        const [job] = await all();
        return job?.attempts === attempt && job.locked_until === null;
      });
      const [job] = await all();
      const wait = given(job).run_at.getTime() - clock().getTime();
      waits.push(Math.round(wait / 1000));
      offsetMs += wait;
    }
    expect(waits).toEqual([10, 20, 40]);
  });

  test("a handler that throws is repeated; its message reaches neither table nor log", async () => {
    let attempts = 0;
    const handler = async () => {
      attempts++;
      if (attempts === 1) throw new TypeError("Failed query: x\nparams: kennwort-123");
      return { kind: "done" as const };
    };
    const { logged } = await start({ test: handler });
    await enqueue({});
    await eventually(async () => (await all())[0]?.last_error === "TypeError");
    offsetMs += HOUR_MS;
    await eventually(isDrained);
    expect(logged.text()).not.toContain("kennwort-123");
  });

  test("a handler that never ends is given up by the limit and repeated", async () => {
    let attempts = 0;
    const handler = () => {
      attempts++;
      return attempts === 1
        ? new Promise<never>(() => undefined)
        : Promise.resolve({ kind: "done" as const });
    };
    await start({ test: handler }, { jobLimitMs: 20 });
    await enqueue({});
    await eventually(async () => (await all())[0]?.last_error === "took too long");
    offsetMs += HOUR_MS;
    await eventually(isDrained);
    expect(attempts).toBe(2);
  });

  test("a job of an unknown kind stays, says so, blocks nobody, and is done once it is known", async () => {
    const to = "a@test.example";
    const { metrics } = await start({ test: async () => ({ kind: "done" }) });
    const [unknown, known] = await enqueue({ kind: "mail.morgen", to }, { to });
    await eventually(async () => (await all()).find(({ id }) => id === known)?.done_at !== null);
    await eventually(
      async () =>
        (await all()).find(({ id }) => id === unknown)?.last_error === "unknown kind: mail.morgen",
    );
    await eventually(() => metrics.render().includes('outbox_jobs{state="waiting"} 1'));
    await start({ "mail.morgen": async () => ({ kind: "done" }) });
    await eventually(isDrained);
  });
});

describe("leases", () => {
  test("what a dead process took comes back after the lease, not before", async () => {
    await enqueue({});
    const claim = { kinds: ["test"], limit: 5, leaseMs: 60_000 };
    expect(await claimJobs(db, { ...claim, now: clock() })).toHaveLength(1);
    offsetMs += 59_000;
    expect(await claimJobs(db, { ...claim, now: clock() })).toHaveLength(0);
    offsetMs += 2_000;
    expect(await claimJobs(db, { ...claim, now: clock() })).toMatchObject([{ attempt: 2 }]);
  });

  test("a job that kills its process every time ends as failed", async () => {
    await enqueue({ attempts: 20, locked_until: new Date(Date.now() - 1_000) });
    await start({ test: async () => ({ kind: "done" }) });
    await eventually(async () => (await listFailedJobs(db))[0]?.reason === "never ended");
  });

  test("a late outcome does not overwrite that of the next owner", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const slow = async () => {
      await gate;
      return { kind: "failed" as const, reason: "too late" };
    };
    const first = await start({ test: slow });
    await enqueue({});
    await eventually(async () => (await all())[0]?.attempts === 1);
    offsetMs += HOUR_MS;
    await start({ test: async () => ({ kind: "done" }) });
    await eventually(isDrained);
    open();
    await first.worker.stop();
    expect((await all())[0]).toMatchObject({ failed_at: null, last_error: null, attempts: 2 });
  });

  test("stopping waits for what is at work and gives back what does not end", async () => {
    const handlers = {
      quick: async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { kind: "done" as const };
      },
      hanging: () => new Promise<never>(() => undefined),
    };
    const { worker } = await start(handlers, { stopMs: 200 });
    await enqueue({ kind: "quick" }, { kind: "hanging" });
    await eventually(async () => (await all()).every(({ attempts }) => attempts === 1));
    await worker.stop();
    const [quick, hanging] = await all();
    expect(quick?.done_at).not.toBeNull();
    expect(hanging).toMatchObject({ done_at: null, locked_until: null });
    await enqueue({ kind: "quick" });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await all())[2]?.attempts).toBe(0);
  });
});

test("depth and age count what is overdue", async () => {
  const hourAgo = new Date(Date.now() - HOUR_MS);
  await enqueue(
    { created_at: hourAgo, run_at: hourAgo },
    { run_at: new Date(Date.now() + HOUR_MS) },
    { done_at: new Date() },
    { failed_at: new Date() },
  );
  const numbers = await countOutbox(db);
  expect(numbers).toMatchObject({ waiting: 1, failed: 1 });
  expect(numbers.oldestSeconds).toBeGreaterThanOrEqual(3_600);
  expect(numbers.oldestSeconds).toBeLessThan(3_700);
  await db.update(outbox).set({ done_at: new Date() }).where(eq(outbox.kind, "test"));
  expect(await countOutbox(db)).toMatchObject({ waiting: 0, oldestSeconds: 0 });
});
