// The product as a newcomer starts it, or on PostgreSQL as a company runs it; on data of its own that is
// thrown away. With E2E_CLOSED no company is entered yet: no binding booking is taken.
import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { settings } from "#data/schema/content.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { readConfig } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { createProductionServer } from "#server/pages/production.ts";
import { listen } from "#server/process/listen.ts";
import { createLog } from "#server/process/log.ts";
import { openServices } from "#server/services/open-services.ts";
import { startFakeSms } from "#tests/support/fakes/fake-sms.ts";
import { emptyDatabase, newKeys } from "../../../bench/chaos/stage.ts";
import { eventually } from "../eventually.ts";
import { stageSpeakers } from "./stage-speakers.ts";
import { openTestControls } from "./test-controls.ts";

const folder = `.cache/e2e-data-${process.env.PORT}`;
rmSync(folder, { recursive: true, force: true });
process.env.DATA_DIR = folder;
if (process.env.E2E_ENGINE === "postgres") {
  Object.assign(process.env, newKeys(), {
    DATABASE_URL: await emptyDatabase(process.env.E2E_POSTGRES ?? ""),
    DEMO: "1",
    MAIL_MODE: "capture",
    ALLOW_LOCAL_PUBLIC_URL: "1",
    PUBLIC_URL: `http://localhost:${process.env.PORT}`,
  });
}
process.env.RATE_LIMITS = "0";
process.env.LOG_LEVEL = "warn";
const smsPort = Number(process.env.PORT) + 1;
startFakeSms(smsPort);
process.env.SMS_URL = `http://localhost:${smsPort}/`;
process.env.SMS_TOKEN = "nur-zum-test";
process.env.SMS_FROM = "Wortbuehne";

const config = readConfig(readEnv());
if (!config.ok) throw new Error(config.error.map(({ message }) => message).join("\n"));
// Both engines are to be seen by a browser: a server on the other one would prove nothing new.
const isOnPostgres = config.value.databaseUrl !== undefined;
if (isOnPostgres !== (process.env.E2E_ENGINE === "postgres")) throw new Error("The wrong engine.");
const services = await openServices(config.value, createLog(config.value), () => undefined);
openTestControls(smsPort + 1, { ...services.ctx, ...services.auth });
const { db, search } = services.ctx;
const listed = search.index().size();
const staged = await stageSpeakers(db);
await eventually(() => search.index().size() === listed + staged);
if (process.env.E2E_CLOSED) {
  await db.delete(settings).where(eq(settings.key, COMPANY_SETTING));
  const hits = () => search.index().search(EMPTY_QUERY).hits;
  await eventually(() => hits().every(({ card }) => !card.isQuickBookable));
}
await listen(await createProductionServer(services), services);
