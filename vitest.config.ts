import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const DATABASE_TESTS = ["tests/database/**/*.test.ts", "**/*.server.test.ts"];
/** Storms, kills, floods and whole commands: what takes minutes and rarely breaks by a change. */
const STRAIN_TESTS = ["tests/{commands,strain}/**/*.test.ts", "**/*.strain.test.ts"];

/** They do not use the engine the suite runs on: once is enough. */
const ENGINE_INDEPENDENT = [
  "bench/search/relevance.strain.test.ts",
  "server/process/http-server.strain.test.ts",
  "tests/strain/pglite-engine.test.ts",
  "tests/database/engine/durable-node-fs.test.ts",
  "tests/database/engine/lent-database.test.ts",
  "tests/commands/admin-script.test.ts",
  "tests/commands/reencrypt-script.test.ts",
  "tests/commands/script-targets.test.ts",
];
const isOnPostgres = process.env.TEST_ENGINE === "postgres";
const NEVER = ["**/node_modules/**", "build/**", "data/local/**"];
const NO_UNITS = [...NEVER, ...DATABASE_TESTS, ...STRAIN_TESTS];
const EXTENSION = "test.{ts,tsx}";

export default defineConfig({
  test: {
    exclude: NEVER,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    // The modules of the product keep nothing that a test could leave behind, a database belongs to its
    // file, and reading the modules anew for each file took longer than the tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "rules", include: [`{app,domain}/**/*.${EXTENSION}`], exclude: NO_UNITS },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: [`{bench,data,scripts,server,tests}/**/*.${EXTENSION}`],
          exclude: NO_UNITS,
        },
      },
      {
        extends: true,
        test: {
          name: "integrations",
          include: [`integrations/**/*.${EXTENSION}`],
          exclude: NO_UNITS,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: DATABASE_TESTS,
          exclude: [...NEVER, ...(isOnPostgres ? ENGINE_INDEPENDENT : [])],
        },
      },
      {
        extends: true,
        test: {
          name: "strain",
          include: STRAIN_TESTS,
          exclude: [...NEVER, ...(isOnPostgres ? ENGINE_INDEPENDENT : [])],
        },
      },
    ],
  },
});
