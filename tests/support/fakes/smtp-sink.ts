import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterwards } from "../afterwards.ts";

export type SunkMail = { to: string[]; messageId: string; raw: string };

/** What the server does with a recipient; numbers are SMTP answers, `drop` takes the mail and hangs up. */
export type SinkMode = "accept" | "drop" | "stall" | number;

export type SmtpSink = {
  port: number;
  url: string;
  /** Answered with 250, in order. */
  delivered: SunkMail[];
  /** Taken but never answered. */
  dropped: SunkMail[];
  behave(how: (address: string) => SinkMode): void;
  down(): Promise<void>;
  up(): Promise<void>;
};

/** A real SMTP server on a free port of this machine, without TLS. */
export async function smtpSink({ maxDelayMs = 0 } = {}): Promise<SmtpSink> {
  let how: (address: string) => SinkMode = () => "accept";
  const delivered: SunkMail[] = [];
  const dropped: SunkMail[] = [];
  const create = () => {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 1,
      onRcptTo({ address }, _session, answer) {
        const mode = how(address);
        answer(typeof mode === "number" ? refusal(mode) : null);
      },
      onData(stream, session, answer) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const mail = sunk(session, Buffer.concat(chunks).toString());
          const mode = how(mail.to[0] ?? "");
          if (mode === "stall") return;
          if (mode === "drop") {
            dropped.push(mail);
            socketOf(server, session)?.destroy();
            return;
          }
          const accept = () => {
            delivered.push(mail);
            answer();
          };
          setTimeout(accept, Math.random() * maxDelayMs);
        });
      },
    });
    // Clients that hang up are what these tests are about.
    server.on("error", () => undefined);
    return server;
  };
  const listen = (server: SMTPServer, port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  let server: SMTPServer | null = create();
  await listen(server, 0);
  const { port } = server.server.address() as AddressInfo;
  const down = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  };
  afterwards(down);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    dropped,
    behave: (next) => {
      how = next;
    },
    down,
    async up() {
      server = create();
      await listen(server, port);
    },
  };
}

/** Offers encryption and then fails at it. Counts what it was told in the clear after that. */
export async function brokenTlsServer(): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 test.example ESMTP\r\n");
    socket.on("data", (chunk) => {
      const line = chunk.toString("latin1");
      heard.push(line.slice(0, 4).toUpperCase());
      if (line.startsWith("EHLO")) socket.write("250-test.example\r\n250 STARTTLS\r\n");
      else if (line.startsWith("STARTTLS")) socket.write("220 Go ahead\r\n");
      else socket.end("this is not a handshake\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

function refusal(code: number): Error {
  return Object.assign(new Error(`answer ${code}`), { responseCode: code });
}

function sunk({ envelope }: SMTPServerSession, raw: string): SunkMail {
  const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? "";
  return { to: envelope.rcptTo.map(({ address }) => address), messageId, raw };
}

function socketOf(server: SMTPServer, session: SMTPServerSession): Socket | undefined {
  type Connections = { connections: Set<{ id: string; _socket: Socket }> };
  const { connections } = server as unknown as Connections;
  return [...connections].find(({ id }) => id === session.id)?._socket;
}
