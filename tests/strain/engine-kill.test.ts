import { expect, test } from "vitest";
import { type Database, openDatabase } from "#data/db.ts";
import { startChild } from "#tests/support/children/child-program.ts";
import { createPostgresDatabase, pgliteTemplate } from "#tests/support/database/database.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const folder = tempFolder();

test("kill -9 of the writing process loses no acknowledged row [R-07]", async () => {
  const where = TEST_ENGINE === "postgres" ? await createPostgresDatabase() : undefined;
  const place = where?.url ?? folder;
  if (!where) await (await openDatabase({ folder, template: await pgliteTemplate() })).close();
  const acknowledged: number[] = [];
  for (const rows of [1, 40, 150, 300]) {
    const child = startChild("child-insert-rows.ts", [place, String(acknowledged.length + 1)]);
    await child.printed(rows);
    const { lines } = await child.kill();
    acknowledged.push(...lines.map(Number));

    const reopened = await open(place);
    const found = await reopened.pool.query("select id from acknowledged order by id");
    const ids = new Set(found.rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    // A row may have been written whose acknowledgement was never seen; the next round starts after it.
    acknowledged.splice(0, Number.POSITIVE_INFINITY, ...ids);
    await reopened.close();
  }
  await where?.drop();
});

function open(place: string): Promise<Database> {
  return openDatabase({ url: TEST_ENGINE === "postgres" ? place : undefined, folder: place });
}
