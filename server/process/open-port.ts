import type { Server } from "node:http";
import { portTaken } from "#server/config/config-texts.ts";

type PortToOpen = {
  port: number;
  host: string | undefined;
  /** The setting to change when the port is taken. */
  setting: "PORT" | "METRICS_PORT";
};

export async function openPort(server: Server, { port, host, setting }: PortToOpen): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ port, host }, resolve);
  try {
    await promise;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EADDRINUSE" ? new Error(portTaken(setting, port), { cause: error }) : error;
  }
  server.off("error", reject);
}
