// The product as a newcomer starts it, on data of its own that is thrown away.
import { rmSync } from "node:fs";

const folder = ".cache/e2e-data";
rmSync(folder, { recursive: true, force: true });
process.env.DATA_DIR = folder;
process.env.RATE_LIMITS = "0";
process.env.LOG_LEVEL = "warn";
await import("../../server/main.ts");
