import { defineConfig } from "vitest/config";

/** Database tests open real engines, so a file of theirs needs longer than a rule's test. */
const DATABASE_TESTS = ["tests/database/**/*.test.ts", "**/*.server.test.ts"];

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "build/**", "data/local/**"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,bench,data,domain,integrations,scripts,server,tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build/**", "data/local/**", ...DATABASE_TESTS],
        },
      },
      { extends: true, test: { name: "database", include: DATABASE_TESTS } },
    ],
  },
});
