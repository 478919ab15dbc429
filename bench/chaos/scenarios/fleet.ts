import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#data/db.ts";
import { type Figure, quantile } from "../../report/figure.ts";
import type { ServerProcess } from "../../server/server-process.ts";
import { checkInvariants } from "../invariants.ts";
import { type History, startLoad } from "../load.ts";
import { type MailSink, startMailSink } from "../mail-sink.ts";
import { startProxy } from "../proxy.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage, type Stage } from "../stage.ts";
import { changeAcross, messageAcross, sharedSessions } from "../two-processes.ts";

const EXIT_LIMIT_MS = 10_000;
/** Long enough that the proxy has come back to a process before the other one leaves. */
const BETWEEN_MS = 2_500;

export const fleet: Scenario = {
  proves: ["R-17"],
  title:
    "two processes behind a proxy on one PostgreSQL: one product, and restarted one by one under load without a failed request",
  async run({ isShort }) {
    const stage = await openStage("PostgreSQL");
    const sink = await startMailSink();
    const [port, first, second] = [await freePort(), await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const env = {
      PUBLIC_URL: url,
      TRUST_PROXY: "1",
      MAIL_MODE: "",
      SMTP_URL: sink.url,
      MAIL_FROM: "Wortbühne <hallo@test.example>",
    };
    const start = (own: number) => stage.start(own, env);
    const processes = [await start(first)];
    try {
      processes.push(await start(second));
      const proxy = await startProxy({ port, ports: [first, second], folder: stage.folder });
      console.log(`  in front: ${proxy.name}`);
      try {
        const figures = await actAsOne(processes.map((one) => one.url) as [string, string], url);
        const rolled = await rollingRestart(
          url,
          processes,
          [first, second],
          start,
          isShort ? 1 : 10,
        );
        await stage.untilWorkIsDone(first);
        return [
          ...figures,
          ...rolled.figures,
          ...(await checkAll(stage, rolled.history, sink, processes)),
        ];
      } finally {
        await proxy.stop();
      }
    } finally {
      await Promise.all(processes.map((one) => one.kill()));
      await sink.stop();
      await stage.close();
    }
  },
};

async function actAsOne([a, b]: [string, string], proxied: string): Promise<Figure[]> {
  await sharedSessions(a, b);
  await sharedSessions(proxied, proxied);
  const across = Math.max(await messageAcross(a, b), await messageAcross(b, a));
  return [
    count("message sent to one process, seen at the other", across, "ms"),
    count("message through the proxy", await messageAcross(proxied, proxied), "ms"),
    count("change at one process, found and shown at the other", await changeAcross(a, b), "ms"),
  ];
}

async function rollingRestart(
  url: string,
  processes: ServerProcess[],
  ports: readonly number[],
  start: (port: number) => Promise<ServerProcess>,
  rounds: number,
): Promise<{ history: History; figures: Figure[] }> {
  const load = await startLoad({ url, writers: 4, readers: 12, mayFail: false });
  const endings: number[] = [];
  await wait(1_000);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, own] of ports.entries()) {
      const ending = await processes[index]?.stop();
      must(ending?.code === 0, `A process ended with ${ending?.code}.`);
      endings.push(ending.afterMs);
      processes[index] = await start(own);
      await wait(BETWEEN_MS);
    }
  }
  const history = await load.stop();
  const failed = history.faults.length;
  must(failed === 0, `${failed} failed requests: ${history.faults.slice(0, 5).join("; ")}`);
  const longest = Math.max(...endings);
  must(longest <= EXIT_LIMIT_MS, `A process took ${Math.round(longest)} ms to end.`);
  const times = history.answers.map(({ ms }) => ms);
  const figures = [
    count(`requests during ${endings.length} restarts`, times.length, "none failed"),
    count("their time, p99", quantile(times, 0.99), "ms"),
    count("SIGTERM to the end of a process, longest", longest, "ms"),
  ];
  return { history, figures };
}

/** Both processes work on the same outbox: every mail exactly once, every booking one invoice. */
async function checkAll(
  stage: Stage,
  history: History,
  { arrived }: MailSink,
  processes: readonly ServerProcess[],
): Promise<Figure[]> {
  await Promise.all(processes.map((one) => one.stop()));
  await checkInvariants(stage, history);
  const twice = [...arrived.values()].filter((times) => times > 1).length;
  must(twice === 0, `${twice} mails arrived more than once.`);
  const database = await openDatabase({ url: stage.databaseUrl, folder: stage.folder });
  const { rows } = await database.pool
    .query("select message_id from mails where status = 'sent' and sent_at is not null")
    .finally(() => database.close());
  const missing = rows.filter(({ message_id }) => !arrived.has(String(message_id)));
  must(missing.length === 0, `${missing.length} mails count as sent and never arrived.`);
  must(arrived.size > history.acknowledged.size, "Bookings were made and hardly a mail arrived.");
  return [
    count("bookings, each with one invoice", history.acknowledged.size, "bookings"),
    count("mails by two workers, each exactly once", arrived.size, "mails"),
  ];
}
