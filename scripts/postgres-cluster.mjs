import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A temporary cluster that never outlives this process: a small shell holds the server and waits on a pipe
 * from us. When we stop, exit or are killed, the pipe closes, and the shell stops the server and clears up.
 */
const KEEPER = `
trap '' INT TERM HUP
"$@" >>"$HOME_FOLDER/server.log" 2>&1 </dev/null &
server=$!
read -r _
kill -INT $server 2>/dev/null
wait $server
rm -rf "$HOME_FOLDER"
`;

const START_LIMIT_MS = 60_000;
/** A killed process still loses nothing, a machine without power would. */
const NOT_DURABLE = ["fsync=off", "full_page_writes=off"].flatMap((line) => ["-c", line]);

/**
 * @param {{
 *   bin: string,
 *   copyFrom: string | undefined,
 *   user: { uid: number, gid: number } | undefined,
 *   isDurable: boolean,
 * }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startCluster({ bin: foundBin, copyFrom, user, isDurable }) {
  // Short on purpose: the path of a Unix socket may not exceed about a hundred characters.
  const home = mkdtempSync(join(tmpdir(), "pg-"));
  try {
    if (user) chownSync(home, user.uid, user.gid);
    chmodSync(home, 0o755);
    if (copyFrom) copyBinaries(copyFrom, join(home, "native"), user);
    const bin = copyFrom ? join(home, "native", "bin") : foundBin;
    const password = randomBytes(12).toString("hex");
    initialise({ bin, home, user, password });
    return await launch({ bin, home, user, password, isDurable });
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** The copy belongs to whoever runs it, so that the keeper can remove it as well. */
function copyBinaries(from, to, user) {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  if (user) spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, to]);
}

/**
 * Words in the order of a language, as databases in production have them: the embedded engine has that
 * of bytes, so nothing that depends on either passes on both. Else what the platform has; letters must
 * be folded as Unicode does wherever it can.
 */
const LOCALES = [
  ["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=de"],
  ["--locale=C.UTF-8"],
  ["--locale=en_US.UTF-8"],
  ["--locale=C"],
];

function initialise({ bin, home, user, password }) {
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, password);
  if (user) chownSync(passwordFile, user.uid, user.gid);
  let reason = "";
  for (const locale of LOCALES) {
    const { status, stderr, error } = spawnSync(
      join(bin, "initdb"),
      [
        ...["-D", join(home, "data"), "-U", "postgres", "-E", "UTF8", ...locale],
        ...["-A", "scram-sha-256", `--pwfile=${passwordFile}`],
      ],
      { encoding: "utf8", cwd: home, ...user },
    );
    if (status === 0) return rmSync(passwordFile);
    reason = stderr || String(error);
    rmSync(join(home, "data"), { recursive: true, force: true });
  }
  throw new Error(`initdb ist fehlgeschlagen: ${reason}`);
}

/** Set up by somebody else, as a server in production is: the product must not rely on any of it. */
const FOREIGN_HABITS = [
  "timezone=America/New_York",
  "datestyle=German",
  "intervalstyle=sql_standard",
  "default_transaction_isolation=repeatable read",
];

async function launch({ bin, home, user, password, isDurable }) {
  const port = await freePort();
  const server = [
    ...[join(bin, "postgres"), "-D", join(home, "data"), "-k", home, "-p", String(port)],
    ...["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-c", "lc_messages=C"],
    ...FOREIGN_HABITS.flatMap((habit) => ["-c", habit]),
    ...(isDurable ? [] : NOT_DURABLE),
  ];
  const keeper = spawn("/bin/sh", ["-c", KEEPER, "postgres", ...server], {
    env: { ...process.env, HOME_FOLDER: home },
    cwd: home,
    // A group of its own: Ctrl-C in the terminal reaches us, and we end the server in order.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    ...user,
  });
  const ended = new Promise((resolve) => keeper.once("exit", resolve));
  const stop = async () => {
    keeper.ref();
    keeper.stdin.end();
    await ended;
  };
  keeper.stdin.on("error", () => {});
  try {
    await waitUntilReady(join(home, "server.log"));
  } catch (error) {
    await stop();
    throw error;
  }
  keeper.unref();
  keeper.stdin.unref();
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

async function waitUntilReady(logFile) {
  const deadline = Date.now() + START_LIMIT_MS;
  let log = "";
  while (Date.now() < deadline) {
    await sleep(50);
    log = readIfThere(logFile);
    if (log.includes("ready to accept connections")) return;
    if (log.includes("FATAL:")) break;
  }
  throw new Error(`PostgreSQL ist nicht gestartet:\n${log}`);
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
