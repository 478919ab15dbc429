import { expect, test } from "vitest";
import { runScript } from "#tests/support/children/run-script.ts";
import { embeddedFolder } from "#tests/support/database/database.ts";

const env = { DATA_DIR: await embeddedFolder(), PUBLIC_URL: "http://localhost:4321" };
const run = (...args: string[]) => runScript("admin", env, args);

test("the script prints a link for the first admin, and refuses a second one", () => {
  const first = run("create", "--email", "leitung@example.org");
  expect(first).toMatchObject({ status: 0, stderr: "" });
  expect(first.stdout).toMatch(
    /\nhttp:\/\/localhost:4321\/auth\/confirm\?token_hash=[\w-]{43}&type=recovery&next=%2Fadmin\n$/,
  );
  const second = run("create", "--email", "zweite@example.org");
  expect(second.status).toBe(1);
  expect(second.stdout).not.toContain("http");
  expect(second.stderr).toContain("Es gibt schon eine Verwaltung.");
});

test("another admin needs --force, and anything but the known command explains itself", () => {
  const forced = run("create", "--email", "weitere@example.org", "--force");
  expect(forced).toMatchObject({ status: 0, stderr: "" });
  for (const args of [[], ["delete"], ["create", "--password", "geheim"]]) {
    const refused = run(...args);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toContain("npm run admin -- create --email");
  }
});
