import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../../report/figure.ts";
import { postJson, signIn } from "../people.ts";
import { postgresProcess } from "../postgres-process.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage } from "../stage.ts";

const ANSWER_LIMIT_MS = 1_000;
const GROWTH_LIMIT_MB = 50;
/** Answers about readiness are shared for half a second; later requests must hear the truth. */
const NOTICED_WITHIN_MS = 1_000;
/** The process grows first to what any work at all needs: garbage is collected when it is worth it, not at once. */
const WARM_UP_SHARE = 0.2;

/** What needs the database and is not kept in memory: a page, a list, a sign-in. */
const NEEDY = ["/speaker/gibt-es-nicht", "/api/v1/categories", "/api/v1/speakers/walter-kienzl"];

export const databaseAway: Scenario = {
  proves: ["R-09"],
  title:
    "the database stays away: quick 503 in German, alive but not ready, memory flat, well again by itself",
  async run({ isShort }) {
    const awayMs = isShort ? 15_000 : 600_000;
    const stage = await openStage("PostgreSQL");
    const port = await freePort();
    const postgres = await postgresProcess(stage.databaseUrl ?? "");
    const server = await stage.start(port);
    try {
      await signIn(server.url, "kunde");
      // Warmed up before: what a process loads for its first visitors is not what is measured.
      for (const path of NEEDY) await fetch(server.url + path).then((answer) => answer.text());
      await postgres.end("SIGQUIT");
      await untilNotReady(server.url);
      const statuses = new Map<number, number>();
      const times: number[] = [];
      const ask = async (path: string) => {
        const begun = performance.now();
        const answer = await fetch(server.url + path, { headers: { accept: "text/html" } });
        const text = await answer.text();
        times.push(performance.now() - begun);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 503) checkRefusal(answer, text);
        return answer.status;
      };
      const until = performance.now() + awayMs;
      const resident: number[] = [];
      while (performance.now() < until) {
        await Promise.all(NEEDY.map(ask));
        await postJson(`${server.url}/auth/v1/token?grant_type=password`, {}).catch(
          () => undefined,
        );
        must((await fetch(`${server.url}/healthz`)).status === 200, "The process is not alive.");
        must((await fetch(`${server.url}/readyz`)).status === 503, "Ready without a database.");
        resident.push(await server.residentMb());
        await wait(100);
      }
      const growth = growthOf(resident.slice(Math.floor(resident.length * WARM_UP_SHARE)));
      must((statuses.get(503) ?? 0) > 0, "Nothing was refused: the test asked for nothing.");
      must(![...statuses.keys()].includes(500), "A missing database was answered with 500.");
      const slow = quantile(times, 0.99);
      must(isShort || slow <= ANSWER_LIMIT_MS, `Answers took ${Math.round(slow)} ms.`);
      must(growth <= GROWTH_LIMIT_MB, `Memory grew by ${Math.round(growth)} MB.`);
      await postgres.start();
      const up = performance.now();
      while ((await fetch(`${server.url}/readyz`)).status !== 200) await wait(20);
      const recovery = performance.now() - up;
      await signIn(server.url, "kunde");
      return [
        count("database away", awayMs / 1000, "s"),
        count("answers with 503 meanwhile", statuses.get(503) ?? 0, "requests"),
        count("answers meanwhile, p99", slow, "ms"),
        count("growth of memory meanwhile", growth, "MB"),
        count("ready again after the database", recovery, "ms"),
      ];
    } finally {
      await server.kill();
      await postgres.end("SIGINT").catch(() => undefined);
      await stage.close();
    }
  },
};

/**
 * Memory goes up until it is collected and down again, so two moments say nothing. What it needs at least and at
 * most are compared, earlier and later; a leak raises both.
 */
function growthOf(megabytes: readonly number[]): number {
  const middle = Math.floor(megabytes.length / 2);
  const [early, late] = [megabytes.slice(0, middle), megabytes.slice(middle)];
  return Math.max(Math.max(...late) - Math.max(...early), Math.min(...late) - Math.min(...early));
}

async function untilNotReady(url: string): Promise<void> {
  const latest = performance.now() + NOTICED_WITHIN_MS;
  while ((await fetch(`${url}/readyz`)).status !== 503) {
    must(performance.now() < latest, "Ready without a database.");
    await wait(20);
  }
}

function checkRefusal(answer: Response, text: string): void {
  must(answer.headers.has("retry-after"), "503 without Retry-After.");
  must(!/\bat .+:\d+:\d+|ECONNREFUSED|postgres/i.test(text), `An answer tells too much: ${text}`);
  must(/lang="de"|nicht erreichbar/i.test(text), `An answer is not German: ${text.slice(0, 200)}`);
}
