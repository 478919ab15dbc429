import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../../report/figure.ts";
import { checkInvariants } from "../invariants.ts";
import { moreBookings, startLoad } from "../load.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { type EngineName, freePort, openStage } from "../stage.ts";

const READY_LIMIT_MS: Record<EngineName, number> = { PostgreSQL: 5_000, embedded: 10_000 };
const BOOKINGS_BEFORE_A_KILL = 3;

export const killServer: Scenario = {
  proves: ["R-07"],
  title: "kill -9 of the product under load loses nothing that was acknowledged, on both engines",
  async run({ isShort }) {
    const kills = isShort ? 3 : 50;
    const real = await onEngine("PostgreSQL", kills, isShort);
    return [...real, ...(await onEngine("embedded", kills, isShort))];
  },
};

async function onEngine(engine: EngineName, kills: number, isShort: boolean): Promise<Figure[]> {
  const stage = await openStage(engine);
  const port = await freePort();
  let server = await stage.start(port);
  try {
    const load = await startLoad({ url: server.url, writers: 20, readers: 20 });
    const readyMs: number[] = [];
    const readyCpuMs: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      // A server that is killed before it has promised anything proves nothing.
      await moreBookings(load, BOOKINGS_BEFORE_A_KILL);
      await wait(Math.random() * 2_700);
      await server.kill();
      server = await stage.start(port);
      readyMs.push(server.readyAfterMs);
      readyCpuMs.push(server.readyCpuMs);
    }
    const history = await load.stop();
    await stage.untilWorkIsDone(port);
    await server.stop();
    await checkInvariants(stage, history);
    const slowest = Math.max(...readyMs);
    const isQuick = slowest <= READY_LIMIT_MS[engine];
    must(isShort || isQuick, `Ready again only after ${Math.round(slowest)} ms.`);
    return [
      count(
        `acknowledged bookings over ${kills} × kill -9, ${engine}`,
        history.acknowledged.size,
        "none lost",
      ),
      count(`answers lost and asked for again, ${engine}`, history.uncertain, "none doubled"),
      count(`ready again, longest, ${engine}`, slowest, "ms"),
      count(`processor time until ready, most, ${engine}`, Math.max(...readyCpuMs), "ms"),
    ];
  } finally {
    await server.kill();
    await stage.close();
  }
}
