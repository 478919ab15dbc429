import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../../report/figure.ts";
import { checkInvariants } from "../invariants.ts";
import { type History, startLoad } from "../load.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage } from "../stage.ts";

/** `SOAK_MINUTES=480 npm run chaos soak` is the whole working day of the catalogue. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? "30");
const SHORT_MINUTES = 1;
const WARM_UP_SHARE = 0.25;
/** Below an hour the slope of a garbage-collected process says little; this is what it may gain in all. */
const GROWTH_LIMIT_MB = 40;
const SLOPE_LIMIT_MB_PER_HOUR = 1;
const DRIFT_LIMIT = 1.1;
/** Drift of so few milliseconds is the machine's. */
const FLOOR_MS = 60;

export const soak: Scenario = {
  proves: ["R-28"],
  title:
    "a steady mix of twenty requests a second for a long time: memory, files and times stay as they were",
  async run({ isShort }) {
    const minutes = isShort ? SHORT_MINUTES : MINUTES;
    const stage = await openStage("PostgreSQL");
    const port = await freePort();
    const server = await stage.start(port);
    try {
      // Four readers and one writer with a pause of a fifth of a second make about twenty a second.
      const load = await startLoad({
        url: server.url,
        writers: 1,
        readers: 4,
        mayFail: false,
        pauseMs: 200,
      });
      const samples: { minute: number; mb: number; files: number }[] = [];
      const steps = 40;
      for (let step = 0; step < steps; step += 1) {
        await wait((minutes * 60_000) / steps);
        const minute = ((step + 1) * minutes) / steps;
        samples.push({ minute, mb: await server.residentMb(), files: await server.descriptors() });
      }
      const history = await load.stop();
      await stage.untilWorkIsDone(port);
      await server.stop();
      await checkInvariants(stage, history);
      const steady = samples.slice(Math.floor(steps * WARM_UP_SHARE));
      const slope = slopeOf(steady.map(({ minute, mb }) => [minute / 60, mb]));
      const grown = (steady.at(-1)?.mb ?? 0) - (steady[0]?.mb ?? 0);
      const files = (steady.at(-1)?.files ?? 0) - (steady[0]?.files ?? 0);
      const [early, late] = halves(history);
      const isLong = minutes >= 120;
      must(!isLong || slope <= SLOPE_LIMIT_MB_PER_HOUR, `Memory grows by ${slope} MB an hour.`);
      must(grown <= GROWTH_LIMIT_MB, `Memory has grown by ${grown} MB.`);
      must(files <= 10, `${files} files or sockets more than in the beginning.`);
      must(
        isShort || late <= Math.max(FLOOR_MS, early * DRIFT_LIMIT),
        `p99 went from ${early} to ${late} ms.`,
      );
      return [
        count("minutes", minutes, "min"),
        count("requests", history.answers.length, "none failed"),
        count("growth of memory after the warm-up", grown, "MB"),
        count("slope of memory", slope, "MB/h"),
        count("open files more", files, "files"),
        count("p99 in the first half", early, "ms"),
        count("p99 in the second half", late, "ms"),
      ];
    } finally {
      await server.kill();
      await stage.close();
    }
  },
};

function halves({ answers }: History): [number, number] {
  const middle = Math.floor(answers.length / 2);
  const p99 = (part: History["answers"]) =>
    quantile(
      part.map(({ ms }) => ms),
      0.99,
    );
  return [p99(answers.slice(0, middle)), p99(answers.slice(middle))];
}

/** Least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const below = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return above / below;
}
