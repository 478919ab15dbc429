import { Resolver } from "node:dns/promises";

/** `missing`: the name servers know of none · `unknown`: nobody could be asked in time. */
export type DnsFinding = { readonly state: "found" | "missing" | "unknown"; readonly text: string };
export type MailDomain = {
  readonly domain: string;
  readonly spf: DnsFinding;
  readonly dmarc: DnsFinding;
};

type Lookup = (name: string) => Promise<string[][]>;

const TIMEOUT_MS = 3_000;
const ABSENT = new Set(["ENODATA", "ENOTFOUND", "ENONAME"]);

/** Whether others can tell our mails from forged ones: what the domain of the sender says about it. */
export async function checkMailDomain(
  domain: string,
  lookUp: Lookup = publicRecords,
): Promise<MailDomain> {
  const [spf, dmarc] = await Promise.all([
    find(lookUp, domain, /^v=spf1(?: |$)/i),
    find(lookUp, `_dmarc.${domain}`, /^v=DMARC1\s*;/i),
  ]);
  return { domain, spf, dmarc };
}

function publicRecords(name: string): Promise<string[][]> {
  return new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name);
}

async function find(lookUp: Lookup, name: string, sign: RegExp): Promise<DnsFinding> {
  try {
    const records = await withinTime(lookUp(name));
    const text = records.map((parts) => parts.join("")).find((record) => sign.test(record));
    return text === undefined
      ? { state: "missing", text: "" }
      : { state: "found", text: text.slice(0, 500) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { state: ABSENT.has(code) ? "missing" : "unknown", text: "" };
  }
}

/** A resolver may wait for several servers in turn; whoever asks does not. */
async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
