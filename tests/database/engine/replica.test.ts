import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#data/db.ts";
import { openReplica } from "#data/replica.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startPostgres } from "../../../scripts/programs/find-postgres.mjs";

type Stage = {
  primary: Database;
  url: string;
  standbyUrl: string;
  /** Says something to the standby itself. */
  onStandby(statement: string): Promise<void>;
};

/** A server of its own: no other test may wait for a standby that a test has stopped. */
async function withStandby(work: (stage: Stage) => Promise<void>): Promise<void> {
  vi.stubEnv("TEST_DATABASE_URL", "");
  const server = await startPostgres({ isDurable: false, hasStandby: true });
  vi.unstubAllEnvs();
  const { url, standbyUrl = "" } = server;
  const primary = await openDatabase({ url, folder: "" });
  try {
    await primary.pool.query("create table words (word text)");
    await work({
      primary,
      url,
      standbyUrl,
      async onStandby(statement) {
        const client = new pg.Client(standbyUrl);
        await client.connect();
        await client.query(statement).finally(() => client.end());
      },
    });
  } finally {
    await primary.close();
    await server.stop();
  }
}

const END_ALL =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'wortbuehne'";

describe.skipIf(TEST_ENGINE !== "postgres")("a replica", () => {
  test("[R-36] late, cut off or back again: a read knows what was stored before it", async () => {
    await withStandby(async ({ primary, standbyUrl, onStandby }) => {
      const targets: string[] = [];
      const replica = openReplica(primary, {
        url: standbyUrl,
        onRead: (target) => targets.push(target),
      });
      const add = (word: string) => primary.pool.query("insert into words values ($1)", [word]);
      const knows = async (word: string) => {
        const db = await replica.reads();
        const { rows } = await db.execute(sql`select from words where word = ${word}`);
        return rows.length === 1;
      };
      const newTargets = () => targets.splice(0);
      await eventually(async () => (await replica.look()) === "caught_up");

      newTargets();
      for (let round = 0; round < 50; round += 1) {
        await add(`early ${round}`);
        expect(await knows(`early ${round}`)).toBe(true);
      }
      expect(newTargets()).toContain("replica");

      await onStandby("select pg_wal_replay_pause()");
      await add("late");
      expect(await knows("late")).toBe(true);
      expect(replica.state()).toBe("behind");
      expect(newTargets()).toEqual(["primary"]);
      await onStandby("select pg_wal_replay_resume()");
      await eventually(async () => (await replica.look()) === "caught_up");

      const before = await replica.reads();
      newTargets();
      await onStandby(END_ALL);
      await eventually(() => replica.state() === "away");
      await add("cut");
      expect((await before.execute(sql`select from words where word = 'cut'`)).rows).toHaveLength(
        1,
      );
      expect(await knows("cut")).toBe(true);
      expect(newTargets()).not.toContain("replica");

      await eventually(async () => (await replica.look()) === "caught_up");
      await eventually(async () => (await knows("cut")) && targets.includes("replica"));
      await replica.close();
    });
  });

  test("what it does not answer is asked of the primary, writes among it", async () => {
    await withStandby(async ({ primary, standbyUrl }) => {
      const targets: string[] = [];
      const replica = openReplica(primary, {
        url: standbyUrl,
        onRead: (target) => targets.push(target),
      });
      await eventually(async () => {
        await replica.look();
        const db = await replica.reads();
        await db.execute(sql`insert into words values ('alone')`);
        return targets.includes("repeated");
      });
      await (await replica.reads()).transaction(async (tx) => {
        await tx.execute(sql`insert into words values ('in a transaction')`);
      });
      const { rows } = await primary.pool.query("select distinct word from words order by word");
      expect(rows).toEqual([{ word: "alone" }, { word: "in a transaction" }]);
      const failing = (await replica.reads()).execute(sql`select 1 / 0`);
      await expect(failing).rejects.toMatchObject({ cause: { code: "22012" } });
      await replica.close();
    });
  });

  test("only a standby of the same database is read", async () => {
    await withStandby(async ({ primary, url, standbyUrl }) => {
      const isFoundToBe = async (state: string, address: string) => {
        const replica = openReplica(primary, { url: address });
        await eventually(async () => (await replica.look()) === state);
        expect(await replica.reads()).toBe(primary.db);
        await replica.close();
      };
      await primary.pool.query("create database other");
      const other = new URL(url);
      other.pathname = "/other";
      await isFoundToBe("no_standby", url);
      await isFoundToBe("foreign", other.href);
      const nowhere = new URL(standbyUrl);
      nowhere.port = "1";
      await isFoundToBe("away", nowhere.href);
    });
  });
});
