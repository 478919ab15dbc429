import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";

const USAGE = "Aufruf: npm run admin -- create --email <Adresse> [--force]\n";

/** A folder like that of the image: what the Dockerfile copies, but for the pages. */
function imageFolder(): string {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const copies = dockerfile.match(/^COPY --from=build .+$/gm)?.join("\n") ?? "";
  const folder = tempFolder();
  // The commands take the folder they lie in for the product, hence no link.
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  for (const name of ["package.json", "app", "data", "domain", "integrations", "server"]) {
    expect(copies).toContain(`/app/${name} `);
    symlinkSync(resolve(name), join(folder, name));
  }
  expect(copies).not.toContain("package-lock.json");
  return folder;
}

function linkPackages(folder: string, isThere: (name: string) => boolean = () => true): void {
  const packages = join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules").filter(isThere)) {
    symlinkSync(resolve("node_modules", name), join(packages, name));
  }
}

function runAdmin(cwd: string) {
  return spawnSync(process.execPath, ["scripts/run.mjs", "admin"], { cwd, encoding: "utf8" });
}

test("a command works in the image, which has no lockfile and installs nothing", () => {
  const folder = imageFolder();
  linkPackages(folder);
  expect(runAdmin(folder)).toMatchObject({ status: 1, stdout: "", stderr: USAGE });
});

test("a command works without the pinned Node, under the one it was started with", () => {
  const folder = imageFolder();
  linkPackages(folder, (name) => name !== "node");
  expect(runAdmin(folder)).toMatchObject({ status: 1, stdout: "", stderr: USAGE });
});
