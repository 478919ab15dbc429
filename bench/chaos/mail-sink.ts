import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type MailSink = {
  url: string;
  /** How often each Message-ID has arrived. */
  arrived: Map<string, number>;
  stop(): Promise<void>;
};

/** A mail server that takes everything and counts it. */
export async function startMailSink(): Promise<MailSink> {
  const arrived = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("latin1");
        const id = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? "none";
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        answer();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
