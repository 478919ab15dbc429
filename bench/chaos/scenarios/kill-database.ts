import { setTimeout as wait } from "node:timers/promises";
import { checkInvariants } from "../invariants.ts";
import { moreBookings, startLoad } from "../load.ts";
import { type EndBy, postgresProcess } from "../postgres-process.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage } from "../stage.ts";

const WAYS: readonly EndBy[] = ["SIGKILL", "SIGQUIT", "SIGINT"];
const SUCCESS_LIMIT_MS = 5_000;

export const killDatabase: Scenario = {
  proves: ["R-08"],
  title:
    "PostgreSQL killed or restarted under load: 503 meanwhile, soon well again, nothing in doubt",
  async run({ isShort }) {
    const rounds = isShort ? 3 : 21;
    const stage = await openStage("PostgreSQL");
    const port = await freePort();
    const postgres = await postgresProcess(stage.databaseUrl ?? "");
    const server = await stage.start(port);
    try {
      const load = await startLoad({ url: server.url, writers: 20, readers: 5 });
      const outages: number[] = [];
      const recoveries: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await wait(1_000 + Math.random() * 1_000);
        const down = performance.now();
        await postgres.end(WAYS[round % WAYS.length] ?? "SIGKILL");
        await postgres.start();
        const up = performance.now();
        await moreBookings(load, 1);
        outages.push(up - down);
        recoveries.push(performance.now() - up);
      }
      const history = await load.stop();
      await stage.untilWorkIsDone(port);
      const { code } = await server.stop();
      must(code === 0, `The product ended with ${code}.`);
      await checkInvariants(stage, history);
      const slowest = Math.max(...recoveries);
      must(
        isShort || slowest <= SUCCESS_LIMIT_MS,
        `First booking ${Math.round(slowest)} ms after the database.`,
      );
      const refused = history.answers.filter(({ status }) => status === 503).length;
      return [
        count(
          `bookings over ${rounds} ends of the database`,
          history.acknowledged.size,
          "none lost",
        ),
        count("answered with 503 and Retry-After meanwhile", refused, "requests"),
        count("database away, longest", Math.max(...outages), "ms"),
        count("first booking after the database, longest", slowest, "ms"),
      ];
    } finally {
      await server.kill();
      await postgres.end("SIGINT").catch(() => undefined);
      await stage.close();
    }
  },
};
