import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#data/engine/postgres-engine.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_DATABASE_URL, TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { eventually } from "#tests/support/eventually.ts";

const database = await testDatabase();
const { db, pool } = database;

describe("values", () => {
  test("days come back as strings, alone, in lists and through Drizzle", async () => {
    const query = "select '2026-03-29'::date as day, array['2026-10-25'::date] as days";
    expect((await pool.query(query)).rows).toEqual([{ day: "2026-03-29", days: ["2026-10-25"] }]);
    const { rows } = await db.execute(sql`select '2026-03-29'::date as day`);
    expect(rows).toEqual([{ day: "2026-03-29" }]);
  });

  test("sessions count in UTC whatever the server's zone", async () => {
    const { rows } = await pool.query("select current_setting('timezone') as zone");
    expect(rows).toEqual([{ zone: "UTC" }]);
  });
});

describe("transactions", () => {
  beforeAll(async () => {
    await pool.query("create table kept (id integer primary key)");
  });

  test("a call-back that throws leaves nothing behind", async () => {
    const attempt = db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect((await pool.query("select * from kept")).rows).toEqual([]);
  });

  test("many at once lose no update", async () => {
    await pool.query("create table counter (n integer)");
    await pool.query("insert into counter values (0)");
    const increment = () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select n from counter for update`);
        await tx.execute(sql`update counter set n = ${Number(rows[0]?.n) + 1}`);
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect((await pool.query("select n from counter")).rows).toEqual([{ n: 20 }]);
  });

  test("a failed query does not disturb the next ones", async () => {
    for (let round = 0; round < 5; round++) {
      await expect(pool.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
      await expect(pool.query("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
    }
  });
});

describe("listening", () => {
  test("messages arrive after their transaction is committed, and not after a rollback", async () => {
    const heard: string[] = [];
    const stop = await database.listen("engine_test", (payload) => heard.push(payload));
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('engine_test', 'committed')`);
    });
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('engine_test', 'rolled back')`);
        tx.rollback();
      })
      .catch(() => {});
    await pool.query("notify engine_test, 'last'");
    await eventually(() => heard.includes("last"));
    expect(heard).toEqual(["committed", "last"]);

    await stop();
    await pool.query("notify engine_test, 'unheard'");
    expect(heard).not.toContain("unheard");
  });

  test("messages still arrive after a failed query has cost the pool its connection", async () => {
    const heard: string[] = [];
    const stop = await database.listen("engine_test", (payload) => heard.push(payload));
    await pool.query("select 1 / 0").catch(() => {});
    await pool.query("notify engine_test, 'after'");
    await eventually(() => heard.length > 0);
    expect(heard).toEqual(["after"]);
    await stop();
  });

  test("a channel name that would need quoting is refused", async () => {
    await expect(database.listen("Nicht gut", () => {})).rejects.toThrow("Not a channel name");
  });
});

// What only a server can show; `tests/strain/pglite-engine.test.ts` is the counterpart of the embedded engine.
if (TEST_ENGINE === "postgres") {
  describe("PostgreSQL", () => {
    test("sessions for web requests have time limits, sessions of their own have none", async () => {
      const query = `select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
      const web = await database.pool.query(query);
      expect(web.rows).toEqual([{ statement: "5s", lock: "2s", idle: "10s" }]);
      const own = await database.withSession((session) => session.query(query));
      expect(own.rows).toEqual([{ statement: "0", lock: "0", idle: "0" }]);
    });

    test("a listener whose connection is cut reports the gap and hears again [R-08]", async () => {
      const heard: string[] = [];
      let gaps = 0;
      const stop = await database.listen(
        "reconnect_test",
        (payload) => heard.push(payload),
        () => gaps++,
      );
      for (const round of [1, 2]) {
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
        );
        await eventually(() => gaps === round);
        await database.pool.query("select pg_notify('reconnect_test', $1)", [`round ${round}`]);
        await eventually(() => heard.length === round);
      }
      expect(heard).toEqual(["round 1", "round 2"]);
      await stop();
    });

    test("a session that dies inside a transaction fails that transaction and nothing else [R-08]", async () => {
      const cut = db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
        await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow();
      await expect(database.ping()).resolves.toBeUndefined();
    });

    test("a wrong password is reported at once", async () => {
      const url = new URL(TEST_DATABASE_URL);
      url.password = "wrong";
      await expect(openPostgres({ url: url.href })).rejects.toMatchObject({ code: "28P01" });
    });
  });
}
