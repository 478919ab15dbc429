import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "../programs/find-nginx.mjs";
import { root } from "./child.mjs";

const textOf = (name) => readFileSync(join(root, "deploy", name), "utf8");

/**
 * What operators copy from deploy/, read by the programs it is meant for. Each line says what was found;
 * what this machine lacks is left out, with a word.
 *
 * @param {(line: string) => void} log
 * @returns {boolean} whether all of them were understood
 */
export function checkDeployFiles(log) {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    const problems = [...unitProblems(folder, log), ...nginxProblems(folder, log)];
    for (const problem of problems) log(`✗ ${problem}`);
    return problems.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What systemd says about the units, but for the user and the place of Node, which only an installation has. */
export function unitProblems(folder, log) {
  if (!has("systemd-analyze")) return skipped(log, "Units", "systemd-analyze fehlt");
  const names = readdirSync(join(root, "deploy")).filter((name) =>
    /\.(?:service|timer)$/.test(name),
  );
  for (const name of names) {
    writeFileSync(join(folder, name), textOf(name).replaceAll("/usr/bin/node", process.execPath));
  }
  const units = names.map((name) => join(folder, name));
  const { stderr } = spawnSync("systemd-analyze", ["verify", ...units], { encoding: "utf8" });
  const ours = stderr.split("\n").filter((line) => line.includes("wortbuehne"));
  const problems = ours.filter((line) => !/User|user|Group/.test(line));
  if (problems.length === 0) log(`systemd versteht ${names.join(", ")}`);
  return problems;
}

/** What `nginx -t` says about both sets of settings. Only places are others than in operation. */
function nginxProblems(folder, log) {
  const program = findNginx({ folder, log });
  if (!program) return skipped(log, "nginx", "nginx ist nicht da und ließ sich nicht holen");
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=example.org"],
    ...["-keyout", key, "-out", certificate],
  ]);
  if (made.status !== 0) return skipped(log, "nginx", "openssl fehlt für das Zertifikat");
  const site = textOf("nginx-site.conf")
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const whole = textOf("nginx.conf").replaceAll(/app-\d:3000/g, "127.0.0.1:3000");
  const files = {
    "nginx-site.conf": `events {}\nhttp {\naccess_log off;\n${paths.join("\n")}\n${site}\n}\n`,
    "nginx.conf": whole.replaceAll("/tmp/", `${folder}/`),
  };
  return Object.entries(files).flatMap(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, withoutPorts(text, folder));
    const globals = `pid ${join(folder, "nginx.pid")};`;
    const args = ["-t", "-q", "-p", folder, "-c", file, "-e", "stderr", "-g", globals];
    const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
    if (status !== 0 || stderr !== "") return [`${name}: ${stderr}`];
    log(`nginx versteht ${name}`);
    return [];
  });
}

/** `nginx -t` opens what it would listen on: sockets in the folder need no rights and collide with nothing. */
function withoutPorts(text, folder) {
  return text.replaceAll(/listen (\[::\]:)?(\d+)/g, (_all, six, port) => {
    return `listen unix:${folder}/${six ? "six-" : ""}${port}.sock`;
  });
}

function skipped(log, what, why) {
  log(`übersprungen: ${what}, ${why}`);
  return [];
}

function has(program) {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
