// The product as a newcomer starts it, on data of its own that is thrown away.
import { rmSync } from "node:fs";
import { startFakeSms } from "./fake-sms.ts";

const folder = ".cache/e2e-data";
rmSync(folder, { recursive: true, force: true });
process.env.DATA_DIR = folder;
process.env.RATE_LIMITS = "0";
process.env.LOG_LEVEL = "warn";
const smsPort = Number(process.env.PORT) + 1;
startFakeSms(smsPort);
process.env.SMS_URL = `http://localhost:${smsPort}/`;
process.env.SMS_TOKEN = "nur-zum-test";
process.env.SMS_FROM = "Wortbuehne";
await import("../../server/main.ts");
