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
 *   hasStandby: boolean,
 * }} options
 * @returns {Promise<{ url: string, standbyUrl: string | undefined, stop: () => Promise<void> }>}
 */
export async function startCluster({ bin: foundBin, copyFrom, user, isDurable, hasStandby }) {
  const home = newHome(user);
  let standbyHome;
  try {
    if (copyFrom) copyBinaries(copyFrom, join(home, "native"), user);
    const bin = copyFrom ? join(home, "native", "bin") : foundBin;
    const password = randomBytes(12).toString("hex");
    initialise({ bin, home, user, password });
    standbyHome = hasStandby ? copyData(home, user) : undefined;
    const primary = await launch({ bin, home, user, password, isDurable });
    if (!standbyHome) return { ...primary, standbyUrl: undefined };
    const standby = await follow({ primary, bin, home: standbyHome, user, password, isDurable });
    const stop = async () => {
      await standby.stop();
      await primary.stop();
    };
    return { url: primary.url, standbyUrl: standby.url, stop };
  } catch (error) {
    for (const one of [home, standbyHome]) if (one) rmSync(one, { recursive: true, force: true });
    throw error;
  }
}

function newHome(user) {
  // Short on purpose: the path of a Unix socket may not exceed about a hundred characters.
  const home = mkdtempSync(join(tmpdir(), "pg-"));
  if (user) chownSync(home, user.uid, user.gid);
  chmodSync(home, 0o755);
  return home;
}

/** A cluster that has never run is its own base backup: a standby made of it replays everything from the start. */
function copyData(home, user) {
  const to = newHome(user);
  cpSync(join(home, "data"), join(to, "data"), { recursive: true });
  chmodSync(join(to, "data"), 0o700);
  writeFileSync(join(to, "data", "standby.signal"), "");
  if (user) spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, to]);
  return to;
}

async function follow({ primary, ...own }) {
  const { port, username, password } = new URL(primary.url);
  const from = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  try {
    return await launch({ ...own, settings: [`primary_conninfo=${from}`] });
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

/** The copy belongs to the user that runs it, so that the keeper can remove it as well. */
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

/** Set up by foreign hands, as a server in production is: the product must not rely on any of it. */
const FOREIGN_HABITS = [
  "timezone=America/New_York",
  "datestyle=German",
  "intervalstyle=sql_standard",
  "default_transaction_isolation=repeatable read",
];

/** What a standby still lacks stays where it is; it is away for minutes at most. */
const KEPT_FOR_STANDBY = "wal_keep_size=1GB";

async function launch({ bin, home, user, password, isDurable, settings = [] }) {
  const port = await freePort();
  const server = [
    ...[join(bin, "postgres"), "-D", join(home, "data"), "-k", home, "-p", String(port)],
    ...["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-c", "lc_messages=C"],
    ...[...FOREIGN_HABITS, KEPT_FOR_STANDBY, ...settings].flatMap((line) => ["-c", line]),
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
    if (/ready to accept (?:read-only )?connections/.test(log)) return;
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
