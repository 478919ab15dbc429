import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#data/db.ts";
import { DurableNodeFS } from "#data/engine/durable-node-fs.ts";
import { emptyPgliteTemplate } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs")>();
  return { ...original, fsyncSync: vi.fn(original.fsyncSync) };
});

const folder = tempFolder();

test("every commit reaches the disk before it is acknowledged", async () => {
  await (await openDatabase({ folder, template: await emptyPgliteTemplate() })).close();
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(`${folder}/database/pgdata`),
    startParams: [...startParams, "-c", "wal_sync_method=fsync"],
  });
  await pglite.exec("create table commits (n integer)");
  vi.mocked(fsyncSync).mockClear();
  for (let n = 1; n <= 20; n++) {
    await pglite.query("insert into commits values ($1)", [n]);
    expect(vi.mocked(fsyncSync).mock.calls.length).toBeGreaterThanOrEqual(n);
  }
  await pglite.close();
});
