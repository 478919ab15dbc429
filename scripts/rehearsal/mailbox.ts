import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

type Mail = { to: string[]; subject: string; text: string };
const ARRIVAL_LIMIT_MS = 60_000;

/** Stands in for the mail server: takes everything and lets it be read. */
export async function startMailbox(port: number) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const { subject = "", text = "" } = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ to: envelope.rcptTo.map((one) => one.address), subject, text });
        answer();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  /** The first matching mail to an address, as soon as it is there. */
  const waitFor = async (to: string, find: (mail: Mail) => string | undefined): Promise<string> => {
    const deadline = Date.now() + ARRIVAL_LIMIT_MS;
    while (Date.now() < deadline) {
      const own = mails.filter((mail) => mail.to.includes(to));
      const found = own.map(find).find((one) => one !== undefined);
      if (found !== undefined) return found;
      await sleep(200);
    }
    const others = mails.map((mail) => `${mail.to.join(", ")}: ${mail.subject}`).join("\n");
    throw new Error(
      `An ${to} ist die erwartete Mail nicht angekommen. Angekommen sind:\n${others}`,
    );
  };

  return {
    linkTo: (to: string) =>
      waitFor(to, ({ text }) => /https:\/\/\S+\/auth\/confirm\?[^\s<>")]+/.exec(text)?.[0]),
    subjectTo: (to: string, pattern: RegExp) =>
      waitFor(to, ({ subject }) => (pattern.test(subject) ? subject : undefined)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
