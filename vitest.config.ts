import { defineConfig } from "vitest/config";

/** Database tests open real engines, so a file of theirs needs longer than a rule's test. */
const DATABASE_TESTS = ["tests/database/**/*.test.ts", "**/*.server.test.ts"];

/** They open the embedded engine whatever the suite runs on: once is enough. */
const EMBEDDED_ONLY = [
  "tests/database/pglite-engine.test.ts",
  "tests/database/durable-node-fs.test.ts",
  "tests/database/admin-script.test.ts",
  "tests/database/reseal-script.test.ts",
  "tests/database/script-targets.test.ts",
];
const isOnPostgres = process.env.TEST_ENGINE === "postgres";

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "build/**", "data/local/**"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // The modules of the product keep nothing that a test could leave behind, a database belongs to its
    // file, and reading the modules anew for each file took longer than the tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["{app,domain}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", ...DATABASE_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{bench,data,integrations,scripts,server,tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build/**", "data/local/**", ...DATABASE_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: DATABASE_TESTS,
          exclude: ["**/node_modules/**", ...(isOnPostgres ? EMBEDDED_ONLY : [])],
        },
      },
    ],
  },
});
