/** Which engine the database tests run on; `scripts/programs/find-postgres.mjs` provides the server for "postgres". */
export const TEST_ENGINE = process.env.TEST_ENGINE === "postgres" ? "postgres" : "pglite";

export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL ?? "";

if (TEST_ENGINE === "postgres" && !TEST_DATABASE_URL) {
  throw new Error("TEST_ENGINE=postgres needs TEST_DATABASE_URL");
}
