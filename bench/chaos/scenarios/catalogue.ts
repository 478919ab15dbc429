import { spawnSync } from "node:child_process";
import { startPostgres } from "../../../scripts/programs/find-postgres.mjs";
import { count, must, type Scenario } from "../scenario.ts";

const FILES = [
  "tests/strain/booking-storm.test.ts",
  "tests/database/bookings/availability.test.ts",
  "tests/strain/booking-model.test.ts",
  "tests/strain/mail-outage.test.ts",
  "tests/strain/mail-kill.test.ts",
  "tests/strain/invoice-kill.test.ts",
];

/** Tests that `npm test` and the proof run in a short form, in the size of the catalogue. */
export const catalogue: Scenario = {
  proves: ["R-02", "R-03", "R-04", "R-11", "R-13", "R-14", "R-32"],
  title: "storms, kills, outages and 10,000 sequences in full size, on both engines",
  async run({ isShort }) {
    const server = await startPostgres({ log: () => undefined });
    const engines = [
      { name: "PostgreSQL", env: { TEST_ENGINE: "postgres", TEST_DATABASE_URL: server.url } },
      { name: "embedded", env: { TEST_ENGINE: "pglite" } },
    ];
    try {
      return engines.map(({ name, env }) => {
        const begun = performance.now();
        const { status } = spawnSync(
          process.execPath,
          [
            "node_modules/vitest/vitest.mjs",
            "run",
            "--project=database",
            "--project=strain",
            "--testTimeout=0",
            ...FILES,
          ],
          {
            stdio: "inherit",
            env: { ...process.env, ...env, LONG_FORM: isShort ? "" : "1" },
          },
        );
        must(status === 0, `${name}: tests failed`);
        return count(`all of them, ${name}`, (performance.now() - begun) / 1000, "s");
      });
    } finally {
      await server.stop();
    }
  },
};
