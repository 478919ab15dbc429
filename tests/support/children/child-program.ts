import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { COMPILE_CACHE } from "./run-script.ts";

/** Starts a program of this folder in a process of its own and follows what it prints, line by line. */
export function startChild(file: `child-${string}.ts`, args: readonly string[]) {
  const path = fileURLToPath(new URL(`./${file}`, import.meta.url));
  const child = spawn(process.execPath, [...COMPILE_CACHE, path, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, lines, errors }));

  return {
    pid: child.pid,
    lines,
    ended,
    /** Waits for a number of lines; fails if the program ends before it has printed them. */
    async printed(count: number): Promise<void> {
      while (lines.length < count) {
        const end = ended.then((result) => {
          if (result.lines.length < count) throw new Error(`Ended early: ${result.errors}`);
        });
        await Promise.race([once(output, "line"), end]);
      }
    },
    async kill(signal: NodeJS.Signals = "SIGKILL") {
      child.kill(signal);
      return ended;
    },
  };
}
