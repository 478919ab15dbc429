import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findNginx } from "../../scripts/programs/find-nginx.mjs";
import type { LoadBalancer } from "./load-balancer.ts";
import { startNodeProxy } from "./reverse-proxy.ts";

type ProxyOptions = { port: number; ports: readonly number[]; folder: string };

/** nginx with the settings of deploy/nginx.conf in front of some processes, or a stand-in for it. */
export async function startProxy({ port, ports, folder }: ProxyOptions): Promise<LoadBalancer> {
  const program = findNginx({ folder, log: (line) => console.log(`  ${line}`) });
  if (!program) return startNodeProxy(port, ports);
  const home = join(folder, "proxy");
  await mkdir(home, { recursive: true });
  // The workers of a root's nginx belong to another user.
  await chmod(folder, 0o755);
  const file = join(home, "nginx.conf");
  await writeFile(file, await settings(home, port, ports));
  const globals = `daemon off; pid ${join(home, "nginx.pid")}; error_log stderr crit;`;
  const nginx = spawn(program, ["-p", home, "-c", file, "-e", "stderr", "-g", globals], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(nginx, "exit");
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start with deploy/nginx.conf.");
    await wait(20);
  }
  return {
    name: "nginx with deploy/nginx.conf",
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}

/** Only the places are others than in operation. */
async function settings(home: string, port: number, ports: readonly number[]) {
  const text = await readFile("deploy/nginx.conf", "utf8");
  const servers = ports.map((own) => `server 127.0.0.1:${own} max_fails=0;\n`).join("    ");
  return text
    .replace(/server app-1:3000 max_fails=0;\n\s+server app-2:3000 max_fails=0;\n/, servers)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replaceAll("/tmp/", `${home}/`);
}
