import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The chapters of docs/production.md that are followed: before the first booking, and after it. */
export const CHAPTERS = { before: "On a machine of your own", after: "Upgrades" } as const;

/** Two tags of one commit: how a release replaces another is tried, not what they differ in. */
const RELEASES = ["v1", "v2"] as const;
const REPOSITORY = "/srv/wortbuehne.git";
/** Random, as a password should be; the same wherever the document says so. */
const PASSWORD = randomBytes(12).toString("hex");

/** What an operator would write in the places the document leaves open. */
export const PLACES: Readonly<Record<string, string>> = {
  domain: "buehne.test",
  repository: REPOSITORY,
  release: RELEASES[0],
  "next release": RELEASES[1],
  "mail server": "smtp://mail.buehne.test:2525",
  address: "leitung@buehne.test",
  password: PASSWORD,
};

/** What an operator types when a block asks for it: a new password, twice. */
export const typedFor = (block: string): string =>
  block.includes("--pwprompt") ? `${PASSWORD}\n${PASSWORD}\n` : "";

/** Blocks that fetch something; all others have no way out of the machine. */
export const needsOutside = (block: string): boolean =>
  /^apt-get |git clone |npm run setup/m.test(block);

/**
 * Everything that surrounds a machine and is not on it: names, the repository, and how this very machine
 * reaches packages. `certbot` cannot ask an authority here: it is replaced by one that signs itself.
 */
export function surround(folder: string, root: string): void {
  const { domain = "" } = PLACES;
  const names = [`www.${domain}`, domain, `mail.${domain}`, "buehne", "localhost"].join(" ");
  writeFileSync(join(folder, "etc/hosts"), `127.0.0.1 ${names}\n`);
  writeFileSync(join(folder, "etc/hostname"), "buehne\n");
  cpSync("/etc/resolv.conf", join(folder, "etc/resolv.conf"), { dereference: true, force: true });
  bringRepository(folder, root);
  bringSources(folder);
  const certbot = join(folder, "usr/local/bin/certbot");
  writeFileSync(certbot, SELF_SIGNED, { mode: 0o755 });
}

function bringRepository(folder: string, root: string): void {
  const place = join(folder, REPOSITORY);
  const done = (args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  const cloned = done(["clone", "--quiet", "--bare", root, place]);
  if (cloned.status !== 0) throw new Error(`Das Repository fehlt: ${cloned.stderr}`);
  for (const release of RELEASES) done(["-C", place, "tag", "--force", release, "HEAD"]);
  // A repository elsewhere has no owner that git could look at.
  writeFileSync(join(folder, "etc/gitconfig"), `[safe]\n\tdirectory = ${REPOSITORY}\n`);
}

/** Proxies, registry and authorities of this machine, read from its own configuration. */
function bringSources(folder: string): void {
  const apt = spawnSync("apt-config", ["dump"], { encoding: "utf8" }).stdout ?? "";
  const proxies = apt.split("\n").filter((line) => /^Acquire::https?::Proxy /i.test(line));
  writeFileSync(join(folder, "etc/apt/apt.conf.d/90machine"), `${proxies.join("\n")}\n`);
  const authorities = "/usr/local/share/ca-certificates";
  const known = existsSync(authorities) ? readdirSync(authorities) : [];
  mkdirSync(join(folder, authorities), { recursive: true });
  for (const name of known) cpSync(join(authorities, name), join(folder, authorities, name));
  const settings = ["registry", "proxy", "https-proxy"].flatMap((name) => {
    const value = spawnSync("npm", ["config", "get", name], { encoding: "utf8" }).stdout.trim();
    return value && value !== "null" ? [`${name}=${value}`] : [];
  });
  const trust = known.length > 0 ? ["cafile=/etc/ssl/certs/ca-certificates.crt"] : [];
  writeFileSync(join(folder, "etc/npmrc"), `${[...settings, ...trust].join("\n")}\n`);
}

const SELF_SIGNED = `#!/bin/sh
# Stands in for certbot: the same files at the same place, signed by nobody else, trusted by this machine.
set -eu
names=
while [ $# -gt 0 ]; do
  [ "$1" = --domain ] && { names="$names,DNS:$2"; first=\${first:-$2}; }
  shift
done
live=/etc/letsencrypt/live/$first
mkdir -p "$live"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$first" -addext "subjectAltName=\${names#,}" \\
  -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2> /dev/null
cp "$live/fullchain.pem" /usr/local/share/ca-certificates/rehearsal.crt
update-ca-certificates > /dev/null
`;
