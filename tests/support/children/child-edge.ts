import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";

const children: ChildProcess[] = [];
export function endChildren(): void {
  for (const child of children.splice(0)) child.kill("SIGKILL");
}

/** A server of its own process that starts from what was compiled before. */
export async function startChild(drainMs = 0) {
  const child = spawn(process.execPath, [
    "--import",
    "./server/compile-cache.ts",
    "tests/support/children/child-edge-server.ts",
    String(drainMs),
  ]);
  children.push(child);
  let output = "";
  const ready = Promise.withResolvers<string>();
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
    const port = /ready (\d+)/.exec(output)?.[1];
    if (port) ready.resolve(port);
  });
  child.stderr.on("data", (chunk) => {
    output += String(chunk);
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  ended.then(() => ready.reject(new Error(output)));
  const url = `http://127.0.0.1:${await ready.promise}`;
  return { child, url, ended, output: () => output };
}

/** Resolves when the server has the request in its hands. */
export async function inFlight(url: string) {
  const answer = fetch(url);
  await fetch(new URL("/healthz", url));
  return answer;
}

/** Twenty requests and a stream are under way when the signal comes. */
export async function expectEndInOrder(): Promise<void> {
  const { child, url, ended, output } = await startChild(50);
  const stream = await fetch(`${url}/strom`);
  const requests = Array.from({ length: 20 }, () => inFlight(`${url}/langsam`));
  await fetch(`${url}/healthz`);
  child.kill("SIGTERM");
  const answers = await Promise.all(requests);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array<string>(20).fill("fertig"),
  );
  expect(await stream.text()).toBe("retry: 1000\n\n");
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(output()).toMatch(/stopped jobs\nstopped database\n$/);
}
