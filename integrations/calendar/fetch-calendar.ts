import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "#domain/http/public-ip.ts";
import { failure, ok, type Result } from "#domain/result.ts";

/** Why a calendar could not be read; shown to its owner in words. */
export const CALENDAR_FAULTS = [
  "bad_address",
  "unreachable",
  "refused",
  "too_large",
  "too_slow",
  "not_a_calendar",
  "sub_daily",
  "too_complex",
] as const;
export type CalendarFault = (typeof CALENDAR_FAULTS)[number];

export type CalendarText = Result<string, CalendarFault>;

const MAX_BYTES = 1_000_000;
const LIMIT_MS = 5_000;
const MAX_REDIRECTS = 3;

type Answer =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "fault"; readonly fault: CalendarFault };

export type CalendarNetwork = {
  resolve(host: string): Promise<readonly string[]>;
  /** Asks exactly this address; the name is only for the certificate and the Host header. */
  get(url: URL, address: string, signal: AbortSignal): Promise<Answer>;
};

/**
 * Reads a foreign calendar. The name is resolved once and the checked address is the one
 * that is asked, so that a name cannot change its mind in between; every redirect is checked anew.
 */
export async function fetchCalendar(
  address: string,
  network: CalendarNetwork = internet,
): Promise<CalendarText> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  let url = calendarUrl(address);
  for (let hops = 0; url !== null && hops <= MAX_REDIRECTS; hops += 1) {
    const target = await publicAddressOf(url.hostname, network);
    if (!target.ok) return target;
    const answer = await network.get(url, target.value, signal).catch((): Answer => {
      return { kind: "fault", fault: signal.aborted ? "too_slow" : "unreachable" };
    });
    if (answer.kind === "text") return ok(answer.text);
    if (answer.kind === "fault") return failure(answer.fault);
    url = URL.canParse(answer.to, url) ? calendarUrl(new URL(answer.to, url).href) : null;
  }
  return failure("bad_address");
}

/** Only https at its usual port and without a name and password; `webcal:` means the same. */
export function calendarUrl(address: string): URL | null {
  const text = address.trim().replace(/^webcals?:\/\//i, "https://");
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && url.port === "";
  return url.protocol === "https:" && isPlain ? url : null;
}

async function publicAddressOf(
  hostname: string,
  network: CalendarNetwork,
): Promise<Result<string, CalendarFault>> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return failure("unreachable");
  return addresses.every(isPublicAddress) ? ok(first) : failure("bad_address");
}

const internet: CalendarNetwork = {
  async resolve(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  },
  get(url, address, signal) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked = request(
      url,
      {
        signal,
        headers: { accept: "text/calendar", "user-agent": "Wortbuehne-Kalender" },
        lookup: (_host, _options, callback) => callback(null, [{ address, family: isIP(address) }]),
      },
      (answer) => {
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          answer.destroy();
          resolve({ kind: "redirect", to: headers.location });
          return;
        }
        if (statusCode !== 200) {
          answer.destroy();
          resolve({ kind: "fault", fault: "refused" });
          return;
        }
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= MAX_BYTES) return;
          answer.destroy();
          resolve({ kind: "fault", fault: "too_large" });
        });
        answer.on("end", () => {
          resolve({ kind: "text", text: Buffer.concat(chunks).toString("utf8") });
        });
        answer.on("error", reject);
      },
    );
    asked.on("error", reject);
    asked.end();
    return promise;
  },
};
