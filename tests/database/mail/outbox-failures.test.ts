import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { countOutbox, listFailedJobs, reviveJob } from "#data/queries/mail/outbox-worker.ts";
import { outbox } from "#data/schema/outbox.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { HOUR_MS, testOutbox } from "#tests/support/outbox.ts";

const database = await testDatabase();
const { db } = database;
const { start, enqueue, all, find, isDrained, clock, advance } = testOutbox(database);

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
      advance(HOUR_MS);
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
      advance(wait);
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
    advance(HOUR_MS);
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
    advance(HOUR_MS);
    await eventually(isDrained);
    expect(attempts).toBe(2);
  });

  test("a job of an unknown kind stays, says so, blocks no other, and is done once it is known", async () => {
    const to = "a@test.example";
    const { metrics } = await start({ test: async () => ({ kind: "done" }) });
    const [unknown, known] = await enqueue({ kind: "mail.morgen", to }, { to });
    await eventually(async () => (await find(known))?.done_at !== null);
    await eventually(async () => (await find(unknown))?.last_error === "unknown kind: mail.morgen");
    await eventually(() => metrics.render().includes('outbox_jobs{state="waiting"} 1'));
    await start({ "mail.morgen": async () => ({ kind: "done" }) });
    await eventually(isDrained);
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
