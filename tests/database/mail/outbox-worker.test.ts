import { describe, expect, test } from "vitest";
import {
  claimJobs,
  type Job,
  listFailedJobs,
  returnJob,
} from "#data/queries/mail/outbox-worker.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { HOUR_MS, testOutbox } from "#tests/support/outbox.ts";

const database = await testDatabase();
const { db } = database;
const { start, enqueue, all, find, isDrained, clock, advance } = testOutbox(database);

describe("delivery", () => {
  test("several workers do every job exactly once", async () => {
    const done: number[] = [];
    const handlers = {
      test: async ({ id }: Job) => {
        done.push(id);
        return { kind: "done" as const };
      },
    };
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
    const deaf = async () => async () => undefined;
    await start({ test: async () => ({ kind: "done" }) }, {}, deaf);
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
    advance(HOUR_MS);
    await eventually(isDrained);
    expect(order.slice(2)).toEqual([`a@test.example ${a1}`, `a@test.example ${a2}`]);
  });

  test("what is planned for later holds up no other job", async () => {
    await start({ test: async () => ({ kind: "done" }) });
    const to = "a@test.example";
    const [later, sooner] = await enqueue({ to, run_at: new Date(Date.now() + HOUR_MS) }, { to });
    const isDone = async (id: number | undefined) => (await find(id))?.done_at !== null;
    await eventually(() => isDone(sooner));
    expect(await isDone(later)).toBe(false);
    advance(HOUR_MS);
    await eventually(() => isDone(later));
  });
});

describe("leases", () => {
  test("what a dead process took comes back after the lease, not before", async () => {
    await enqueue({});
    const claim = { kinds: ["test"], limit: 5, leaseMs: 60_000 };
    expect(await claimJobs(db, { ...claim, now: clock() })).toHaveLength(1);
    advance(59_000);
    expect(await claimJobs(db, { ...claim, now: clock() })).toHaveLength(0);
    advance(2_000);
    expect(await claimJobs(db, { ...claim, now: clock() })).toMatchObject([{ attempt: 2 }]);
  });

  test("a job that kills its process every time ends as failed", async () => {
    await enqueue({ attempts: 20, locked_until: new Date(Date.now() - 1_000) });
    await start({ test: async () => ({ kind: "done" }) });
    await eventually(async () => (await listFailedJobs(db))[0]?.reason === "never ended");
  });

  test("a job given back during its last attempt ends as failed and holds up no other job", async () => {
    const to = "a@test.example";
    const [last, next] = await enqueue({ to, max_attempts: 1 }, { to });
    const claim = { kinds: ["test"], limit: 1, leaseMs: 60_000, now: clock() };
    for (const job of await claimJobs(db, claim)) await returnJob(db, job, 0, clock());
    await start({ test: async () => ({ kind: "done" }) });
    await eventually(async () => (await find(next))?.done_at !== null);
    expect(await listFailedJobs(db)).toMatchObject([{ id: last, reason: "never ended" }]);
  });

  test("a late outcome does not overwrite that of the next owner", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const slow = async () => {
      await gate;
      return { kind: "failed" as const, reason: "too late" };
    };
    const first = await start({ test: slow }, { concurrency: 1 });
    await enqueue({});
    await eventually(async () => (await all())[0]?.attempts === 1);
    advance(HOUR_MS);
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
