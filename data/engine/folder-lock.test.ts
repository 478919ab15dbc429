import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

const folder = join(mkdtempSync(join(tmpdir(), "wortbuehne-lock-")), "database");
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

test("a folder is locked once, also within one process, and free after its release", () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  first.release();
  lockFolder(folder).release();
});

test("the refusal names the folder and its holder", () => {
  const lock = lockFolder(folder);
  const { pid } = JSON.parse(readFileSync(join(folder, "holder.json"), "utf8"));
  expect(pid).toBe(process.pid);
  expect(() => lockFolder(folder)).toThrow(`Der Datenordner ${folder} wird bereits benutzt`);
  expect(() => lockFolder(folder)).toThrow(`Prozess ${process.pid}, gestartet am `);
  lock.release();
});

test("no other user of the machine can enter the folder", () => {
  lockFolder(folder).release();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
