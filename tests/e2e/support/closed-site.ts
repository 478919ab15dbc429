import { spawn } from "node:child_process";
import { once } from "node:events";
import { test as base } from "@playwright/test";
import { COMPILE_CACHE } from "#tests/support/children/run-script.ts";
import { eventually } from "#tests/support/eventually.ts";

/** After those of the two servers all tests share; each worker needs as many as one of them. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173) + 6;
const PORTS_EACH = 3;
const START_MS = 240_000;

/** Tests with a server of their own without a company in its settings: it takes no bookings. */
export const test = base.extend<object, { closedSite: string }>({
  closedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use, { parallelIndex, project }) => {
      const port = FIRST_PORT + PORTS_EACH * parallelIndex;
      const server = spawn(
        process.execPath,
        [...COMPILE_CACHE, "tests/support/browser/e2e-server.ts"],
        {
          env: {
            ...process.env,
            NODE_ENV: "production",
            PORT: String(port),
            E2E_ENGINE: project.name.endsWith("-postgres") ? "postgres" : "embedded",
            E2E_CLOSED: "1",
          },
          stdio: ["ignore", "ignore", "inherit"],
        },
      );
      const ended = once(server, "exit");
      // Also when it does not start in time: the next worker takes the same ports.
      process.once("exit", () => server.kill("SIGKILL"));
      const url = `http://localhost:${port}`;
      await eventually(async () => {
        if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}.`);
        return (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
      });
      await use(url);
      server.kill("SIGTERM");
      await ended;
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: ({ closedSite }, use) => use(closedSite),
});
