// Creating an embedded database takes seconds of pure computation; a migrated copy made with the
// build lets the first start skip them.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { toDatabase } from "../../data/db.ts";
import { openPglite } from "../../data/engine/pglite-engine.ts";
import { migrate } from "../../data/migrate.ts";

const FILE = "build/database-template.tar";

const engine = await openPglite({});
await migrate(toDatabase(engine));
const dump = await engine.dump();
await engine.close();
await mkdir("build", { recursive: true });
await writeFile(`${FILE}.unfinished`, dump);
await rename(`${FILE}.unfinished`, FILE);
