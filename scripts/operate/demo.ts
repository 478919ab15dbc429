// npm run demo -- remove: takes the demo out of a database, so that it can serve the public.

import { type Config, readStorage } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { openFiles } from "#server/services/open-files.ts";
import { migrate } from "../../data/migrate.ts";
import { holdsDemo, removeDemo } from "../../data/seed/remove-demo.ts";
import { openTarget } from "./open-target.ts";

const [word] = process.argv.slice(2);
const storage = readStorage(readEnv());
if (word !== "remove") {
  fail(
    "Aufruf: npm run demo -- remove (entfernt Demo-Konten, erfundene Speaker und ihre Buchungen)",
  );
} else if (!storage.ok) {
  fail(storage.error.map(({ message }) => message).join("\n"));
} else await remove(storage.value);

async function remove(config: Pick<Config, "dataDir" | "databaseUrl" | "s3">) {
  try {
    const database = await openTarget(config, { onProgress: console.log });
    try {
      await migrate(database, { onProgress: console.log });
      if (!(await holdsDemo(database.db))) {
        console.log("Hier ist keine Demo; nichts wurde geändert.");
        return;
      }
      const { accounts, speakers } = await removeDemo(database.db, openFiles(config));
      console.log(
        `Entfernt: ${accounts} Demo-Konten, ${speakers} erfundene Speaker, ihre Buchungen und Bilder.`,
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
