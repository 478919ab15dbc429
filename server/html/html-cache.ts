import { createHash } from "node:crypto";
import { acceptedEncoding } from "#server/http/accepted-encoding.ts";
import type { Change } from "#server/pages/content-changes.ts";
import { createBoundedMap } from "./bounded-map.ts";
import { type CompressedPage, compressedOnce, compressedToKeep } from "./compressed-page.ts";

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages that are made anew behind visitors at once: who waits for a page comes first. */
const MOST_BEHIND = 2;

export type RenderedPage = {
  status: number;
  headers: Headers;
  body: Buffer;
  /** What it shows; nothing means that it is not known. */
  shows?: ReadonlySet<string>;
};

type Entry = {
  readonly status: number;
  readonly shows: ReadonlySet<string> | undefined;
  /** Pages show the day: yesterday's calendar must not outlive midnight in Berlin. */
  readonly day: string;
  readonly etag: string;
  readonly sentHeaders: Readonly<Record<string, string>>;
  readonly compressed: CompressedPage;
  readonly bytes: number;
  /** Time of the process until which it may be shown: for ever, until something that it shows changes. */
  goodUntil: number;
};

/** A page on its way, and the changes that were announced meanwhile. */
type Flight = { readonly entry: Promise<Entry>; readonly heard: [change: Change, until: number][] };

export type HtmlCache = {
  respond(request: Request): Response | Promise<Response>;
  /** What shows one of the subjects is made anew at the next request. */
  change(change: Change): void;
  size(): number;
};

/**
 * Every page is rendered for an anonymous visitor (the session lives in the browser), so it depends on
 * its address, the day and what it shows alone. Nothing else of the request is handed on: the first of
 * many who wait may leave, and must not take the page away from the others. One page is made once at a
 * time, so that an older one never replaces a newer.
 */
export function createHtmlCache(
  render: (url: string) => Promise<RenderedPage>,
  today: () => string,
  onAnswer: (from: "memory" | "rendering") => void,
): HtmlCache {
  const entries = createBoundedMap<Entry>(MAX_BYTES);
  const flights = new Map<string, Flight>();
  let behind = 0;

  async function produce(key: string, url: string, heard: Flight["heard"]): Promise<Entry> {
    const day = today();
    const page = await render(url);
    const { status, headers, body, shows } = page;
    const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
    const old = entries.get(key);
    // Often a page looks as before, and is compressed already.
    const sentHeaders = { ...Object.fromEntries(headers), etag, vary: "accept-encoding" };
    const sent = { headers: sentHeaders, body };
    const isKept = mayKeep(page);
    const compressed =
      old?.etag === etag
        ? old.compressed
        : await (isKept ? compressedToKeep : compressedOnce)(sent);
    const { bytes } = compressed;
    const goodUntil = Number.POSITIVE_INFINITY;
    const entry: Entry = { status, shows, day, etag, sentHeaders, compressed, bytes, goodUntil };
    for (const [change, until] of heard) age(entry, change, until);
    if (isKept) entries.set(key, entry);
    else entries.delete(key);
    return entry;
  }

  function renew(key: string, url: string): Promise<Entry> {
    const underWay = flights.get(key);
    if (underWay) return underWay.entry;
    const heard: Flight["heard"] = [];
    // Begun only when it hears of changes.
    const entry = Promise.resolve()
      .then(() => produce(key, url, heard))
      .finally(() => flights.delete(key));
    flights.set(key, { entry, heard });
    return entry;
  }

  function renewBehind(key: string, url: string): void {
    // Those beyond it try again with their next visitor.
    if (behind >= MOST_BEHIND || flights.has(key)) return;
    behind += 1;
    const end = () => {
      behind -= 1;
    };
    // Who has to wait for a renewal hears of its failure.
    renew(key, url).then(end, end);
  }

  /** The page in memory, if it may still be shown; one that lacks something is renewed behind it. */
  function kept(key: string, url: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || entry.day !== today() || !isGood(entry)) return undefined;
    if (entry.goodUntil !== Number.POSITIVE_INFINITY) renewBehind(key, url);
    return entry;
  }

  async function made(key: string, url: string): Promise<Entry> {
    const wasUnderWay = flights.has(key);
    const entry = await renew(key, url);
    // Begun before this request, it may lack what changed before it. The next one does not.
    return wasUnderWay && !isGood(entry) ? renew(key, url) : entry;
  }

  return {
    size: entries.size,
    change(change) {
      const until = performance.now() + change.graceMs;
      for (const entry of entries.values()) age(entry, change, until);
      for (const { heard } of flights.values()) heard.push([change, until]);
    },
    respond(request) {
      const key = addressOf(request.url);
      const entry = kept(key, request.url);
      onAnswer(entry ? "memory" : "rendering");
      // Most answers are ready, and cost a promise less.
      return entry
        ? answer(request, entry)
        : made(key, request.url).then((one) => answer(request, one));
    },
  };
}

function answer(
  { method, headers }: Request,
  { etag, status, sentHeaders, compressed }: Entry,
): Response | Promise<Response> {
  if (headers.get("if-none-match") === etag && status === 200) {
    return new Response(null, { status: 304, headers: sentHeaders });
  }
  const sent = compressed.as(acceptedEncoding(headers.get("accept-encoding") ?? ""));
  const respond = ({ body, headers: own }: Awaited<typeof sent>) =>
    new Response(method === "HEAD" ? null : body, { status, headers: own });
  return sent instanceof Promise ? sent.then(respond) : respond(sent);
}

/** Path and query as they came: the edge has already refused or redirected every other spelling. */
function addressOf(url: string): string {
  const address = url.slice(url.indexOf("/", url.indexOf("://") + 3));
  const fragment = address.indexOf("#");
  return fragment < 0 ? address : address.slice(0, fragment);
}

function mayKeep({ status, headers }: RenderedPage): boolean {
  return status === 200 && headers.get("cache-control") !== "no-store";
}

function isGood({ goodUntil }: Entry): boolean {
  return performance.now() < goodUntil;
}

/** The first change that a page lacks counts: with a later one its time would never be up. */
function age(entry: Entry, { subjects }: Change, until: number): void {
  const { shows } = entry;
  const concerns =
    subjects === "everything" || !shows?.size || subjects.some((subject) => shows.has(subject));
  if (concerns) entry.goodUntil = Math.min(entry.goodUntil, until);
}
