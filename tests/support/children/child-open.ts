import { openDatabase } from "#data/db.ts";

/** Opens the database, says so and keeps it open until it is asked to end. */
const [where = ""] = process.argv.slice(2);
const database = await openDatabase({ folder: where });
process.stdout.write("open\n");
process.once("SIGTERM", async () => {
  await database.close();
  process.stdout.write("closed\n");
});
