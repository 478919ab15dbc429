import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { formatDateTimeWithSeconds } from "#domain/format/date-times.ts";
import { ENGINE_TEXTS } from "./texts.ts";

export type FolderHolder = { pid: number; startedAt: string };

export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  readonly folder: string;
  readonly holder: FolderHolder | undefined;

  constructor(folder: string, holder: FolderHolder | undefined) {
    super(
      ENGINE_TEXTS.folderInUse(folder, holder ? nameHolder(holder) : ENGINE_TEXTS.unknownHolder),
    );
    this.folder = folder;
    this.holder = holder;
  }
}

/**
 * Locks a folder for this process. The embedded engine has no lock of its own, and two processes on one
 * folder corrupt it silently. SQLite's exclusive lock is held by the operating system, so it is
 * free again the moment its holder dies, however it dies.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderFile = join(folder, "holder.json");
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isLockedError(error)) throw new FolderInUseError(folder, readHolder(holderFile));
    throw error;
  }
  const holder: FolderHolder = { pid: process.pid, startedAt: processStart().toISOString() };
  writeFileSync(holderFile, JSON.stringify(holder));
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function isLockedError(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readHolder(file: string): FolderHolder | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, "utf8"));
    const isKnown = typeof pid === "number" && typeof startedAt === "string";
    return isKnown && !Number.isNaN(Date.parse(startedAt)) ? { pid, startedAt } : undefined;
  } catch {
    // The holder took the lock a moment ago and has not written its name yet.
    return undefined;
  }
}

function processStart(): Date {
  return new Date(Date.now() - process.uptime() * 1000);
}

function nameHolder({ pid, startedAt }: FolderHolder): string {
  const start = formatDateTimeWithSeconds(startedAt);
  return ENGINE_TEXTS.holder(pid, start);
}
