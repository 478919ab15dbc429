import { availableParallelism } from "node:os";
import { goOn, isStopping } from "./stopping.mjs";

const seconds = (ms) => `${(ms / 1000).toFixed(1).replace(".", ",")} s`;

/**
 * Runs steps side by side as far as the cores reach, in the order in which they stand. A step that fails stops
 * only those that need it. Each says how it ended: `passed`, `failed` or `skipped`, with what its work returned.
 */
export async function runPlan(steps, { cores = availableParallelism(), say = print } = {}) {
  const outcomes = new Map();
  const running = new Map();
  let free = cores;
  const widthOf = ({ isWide }) => (isWide ? cores : 1);
  const waiting = [...steps];

  const begin = (step) => {
    say(`▸ ${step.label} …`);
    free -= widthOf(step);
    const begun = performance.now();
    const ended = attempt(step).then((result) => {
      free += widthOf(step);
      running.delete(step.name);
      const outcome = { step, ms: performance.now() - begun, ...result };
      outcomes.set(step.name, outcome);
      if (isStopping()) return;
      if (result.state === "passed") say(`✓ ${step.label} (${seconds(outcome.ms)})`);
      else say(`✗ ${step.label} ist fehlgeschlagen (${seconds(outcome.ms)})${reasonOf(result)}`);
    });
    running.set(step.name, ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    goOnOnceIdle(running);
    for (const step of [...waiting]) {
      const missing = (step.needs ?? []).map((name) => outcomes.get(name));
      const lost = missing.find((outcome) => outcome && outcome.state !== "passed");
      if (lost) {
        waiting.splice(waiting.indexOf(step), 1);
        outcomes.set(step.name, { step, state: "skipped", ms: 0, because: lost.step.label });
      } else if (!isStopping() && missing.every(Boolean) && widthOf(step) <= free) {
        waiting.splice(waiting.indexOf(step), 1);
        begin(step);
      } else if (step.isWide) {
        // Nothing narrow overtakes it, or it would wait for its cores for ever.
        break;
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  goOn();
  return steps.map(({ name }) => outcomes.get(name));
}

/** After a signal nothing more begins; what runs is waited for, so that no child is left behind. */
function goOnOnceIdle(running) {
  if (running.size === 0) goOn();
}

async function attempt(step) {
  try {
    const result = await step.work();
    const { code, tests } = typeof result === "number" ? { code: result } : result;
    return { state: code === 0 ? "passed" : "failed", tests };
  } catch (error) {
    return { state: "failed", because: error.message };
  }
}

const reasonOf = ({ because }) => (because ? `: ${because}` : "");

function print(line) {
  process.stdout.write(`${line}\n`);
}
