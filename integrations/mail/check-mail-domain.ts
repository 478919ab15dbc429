import { Resolver } from "node:dns/promises";

/** `missing`: the name servers know of none · `unknown`: no name server answered, or none knows the domain. */
export type DnsFinding = { readonly state: "found" | "missing" | "unknown"; readonly text: string };
export type MailDomain = {
  readonly domain: string;
  readonly spf: DnsFinding;
  readonly dmarc: DnsFinding;
};

type Lookup = (name: string) => Promise<string[][]>;

const TIMEOUT_MS = 3_000;
const NO_RECORDS = "ENODATA";
const NO_NAME = new Set(["ENOTFOUND", "ENONAME"]);

type Answer =
  | { readonly state: "answered"; readonly records: readonly string[] }
  | { readonly state: "no_records" | "no_name" | "failed" };

/** Whether others can tell our mails from forged ones: what the domain of the sender says about it. */
export async function checkMailDomain(
  domain: string,
  lookUp: Lookup = publicRecords,
): Promise<MailDomain> {
  const [own, policy] = await Promise.all([ask(lookUp, domain), ask(lookUp, `_dmarc.${domain}`)]);
  // Mails come from this domain, so it exists: a resolver that denies it says nothing about its records.
  const isKnown = own.state === "answered" || own.state === "no_records";
  const spf = finding(own, isKnown, /^v=spf1(?: |$)/i);
  const dmarc = finding(policy, isKnown, /^v=DMARC1\s*;/i);
  return { domain, spf, dmarc };
}

function publicRecords(name: string): Promise<string[][]> {
  return new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name);
}

async function ask(lookUp: Lookup, name: string): Promise<Answer> {
  try {
    const records = await withinTime(lookUp(name));
    return { state: "answered", records: records.map((parts) => parts.join("")) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === NO_RECORDS) return { state: "no_records" };
    return { state: NO_NAME.has(code) ? "no_name" : "failed" };
  }
}

function finding(answer: Answer, isKnown: boolean, sign: RegExp): DnsFinding {
  if (answer.state === "failed") return { state: "unknown", text: "" };
  const records = answer.state === "answered" ? answer.records : [];
  const text = records.find((record) => sign.test(record));
  if (text !== undefined) return { state: "found", text: text.slice(0, 500) };
  return { state: isKnown ? "missing" : "unknown", text: "" };
}

/** A resolver may wait for several servers in turn; the caller does not. */
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
