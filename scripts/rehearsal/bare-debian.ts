import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const BOOT_SCRIPT = fileURLToPath(new URL("boot.sh", import.meta.url));
const BOOT_LIMIT_MS = 60_000;
const ENVIRONMENT = [
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  "HOME=/root",
  "LANG=C.UTF-8",
  "DEBIAN_FRONTEND=noninteractive",
];

type RunOptions = {
  /** With the network of this machine; otherwise there is only the loopback. */
  isOutside?: boolean;
  /** What a user would type. */
  input?: string;
  /** Says what the commands say, without the commands. */
  isSilent?: boolean;
};

export type BareDebian = {
  folder: string;
  /** Runs a script of bash, to its first command that fails. */
  run(script: string, options?: RunOptions): Promise<{ code: number; output: string }>;
  stop(): Promise<void>;
};

/** Why a Debian cannot be made here; null if it can. */
export function debianObstacle(): string | null {
  if (process.platform !== "linux") return "Das geht nur unter Linux.";
  if (process.getuid?.() !== 0) return "Das geht nur als root.";
  if (!has("debootstrap")) return "debootstrap fehlt: apt-get install debootstrap";
  if (!has("nsenter") || !has("unshare")) return "util-linux fehlt (nsenter, unshare).";
  return debianMirror() === null ? "apt nennt auf dieser Maschine keine Quelle von Debian." : null;
}

/** What a fresh installation of a release holds, from the source this machine's apt uses. */
export function installDebian(suite: string): string {
  const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
  // It becomes „/“, which every user of the new system has to enter.
  chmodSync(folder, 0o755);
  const log = join(folder, "debootstrap/debootstrap.log");
  // What it mounts for its scripts is gone with it, however it ends: the folder may be removed.
  const args = ["--mount", "debootstrap", suite, folder, debianMirror() ?? ""];
  const { status } = spawnSync("unshare", args, { stdio: "ignore" });
  if (status === 0) return folder;
  const reason = existsSync(log) ? readFileSync(log, "utf8").slice(-2_000) : "";
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`debootstrap ist fehlgeschlagen.\n${reason}`);
}

/** Starts the systemd of the folder with its own processes, mounts and network. */
export async function bootDebian(folder: string): Promise<BareDebian> {
  // Ends with us, however we end, and takes everything inside with it.
  const death = ["--pdeathsig", "KILL", "unshare", "--fork", "--kill-child"];
  const own = ["--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup"];
  const holder = spawn("setpriv", [...death, ...own, "sh", BOOT_SCRIPT, folder], {
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const debian: BareDebian = {
    folder,
    run: (script, options = {}) => runInside(firstProcess(holder), script, options),
    async stop() {
      const ended = new Promise((resolve) => holder.once("exit", resolve));
      if (holder.exitCode === null && holder.signalCode === null) {
        holder.kill("SIGKILL");
        await ended;
      }
    },
  };
  try {
    await waitForBoot(holder, debian);
  } catch (error) {
    await debian.stop();
    throw error;
  }
  return debian;
}

async function waitForBoot(holder: ChildProcess, debian: BareDebian): Promise<void> {
  const deadline = Date.now() + BOOT_LIMIT_MS;
  while (Date.now() < deadline && holder.exitCode === null) {
    await sleep(500);
    // Some services of a real machine have nothing to do here and fail: that is „degraded“.
    const { output } = await debian.run("systemctl is-system-running || true", {
      isSilent: true,
    });
    if (/^(?:running|degraded)$/m.test(output)) return;
  }
  throw new Error("systemd ließ sich in einem Ordner dieser Maschine nicht starten.");
}

/** Process 1 of the new system, as this machine counts it. */
function firstProcess(holder: ChildProcess): number {
  const children = `/proc/${holder.pid}/task/${holder.pid}/children`;
  const pid = Number(readFileSync(children, "utf8").trim().split(" ")[0]);
  if (!pid) throw new Error("Das Debian im Ordner läuft nicht mehr.");
  return pid;
}

function runInside(pid: number, script: string, { isOutside, input, isSilent }: RunOptions) {
  const own = ["--mount", "--pid", "--uts", "--ipc", "--cgroup", "--root", "--wd"];
  const network = isOutside ? [] : ["--net"];
  const shell = ["/usr/bin/env", "-i", ...ENVIRONMENT, "bash", "--norc", isSilent ? "-e" : "-ev"];
  const child = spawn(
    "nsenter",
    ["--target", String(pid), ...own, ...network, ...shell, "-o", "pipefail", "-c", script],
    {
      // Without a terminal, so that what asks for a password reads it from the input.
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  let output = "";
  const take = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  child.stdin.on("error", () => undefined);
  child.stdin.end(input ?? "");
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Taken from this machine, because many have one of their own. */
function debianMirror(): string | null {
  const asked = spawnSync("apt-get", ["indextargets", "--format", "$(REPO_URI)"], {
    encoding: "utf8",
  });
  return (asked.stdout ?? "").split("\n").find((uri) => /\/debian\/?$/.test(uri)) ?? null;
}

function has(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
