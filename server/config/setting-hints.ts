import { lookup, resolveMx } from "node:dns/promises";
import { type Config, trustsProxy } from "./config.ts";
import { HINT_TEXTS as T } from "./config-texts.ts";

type Hinted = Pick<Config, "publicUrl" | "isLoopback" | "https" | "trustProxy" | "mail">;
type Names = { lookup: (host: string) => Promise<unknown>; resolveMx: typeof resolveMx };

/** The start does not wait long for a silent name server. */
const NAMES_MS = 2_000;
const systemNames: Names = { lookup, resolveMx };

/** What may be right all the same: names can be unknown inside, and not every proxy tells addresses. */
export async function settingHints(config: Hinted, names = systemNames): Promise<string[]> {
  const { publicUrl, isLoopback, https, trustProxy, mail } = config;
  if (isLoopback) return [];
  const { hostname } = new URL(publicUrl);
  const sender = mail.smtp?.from.address.split("@").at(-1);
  const hints = await Promise.all([
    https && !trustsProxy(trustProxy) ? T.noProxy : null,
    unlessKnown(names.lookup(hostname), T.unknownName("PUBLIC_URL", hostname)),
    sender
      ? unlessKnown(
          names.resolveMx(sender).catch(() => names.lookup(sender)),
          T.unknownName("MAIL_FROM", sender),
        )
      : null,
  ]);
  return hints.filter((hint) => hint !== null);
}

async function unlessKnown(asked: Promise<unknown>, hint: string): Promise<string | null> {
  const silence = new Promise((_, reject) => setTimeout(reject, NAMES_MS).unref());
  return Promise.race([asked, silence]).then(
    () => null,
    () => hint,
  );
}
