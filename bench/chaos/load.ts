import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { allowsDirectBooking, type DirectBookingFacts } from "#domain/booking/mode/booking-mode.ts";
import { hasPrice } from "#domain/pricing/duration-formats.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { bearer, getJson, signIn } from "./people.ts";

const ANSWER_LIMIT_MS = 15_000;
/** Who got no answer comes back, soon at first; forty who hammer would only measure each other. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 400;
/** One in so many acknowledged requests is sent again, as after a lost response. */
const REPEAT_EVERY = 7;
const PAGES = ["/", "/speaker/miriam-falkenau", "/topics", "/api/v1/speakers?limit=12"];

export type History = {
  /** By idempotency key: the booking that the server said it has stored. */
  acknowledged: Map<string, string>;
  /** Requests that were refused clearly, by code. */
  refused: Map<string, number>;
  /** Requests whose answer was lost or said „later“; each was repeated until the answer was clear. */
  uncertain: number;
  /** Answers to bookings and pages, with the time they took. */
  answers: { status: number; ms: number; at: number }[];
  /** What must never happen. */
  faults: string[];
};

export type Load = {
  history: History;
  /** Ends when every request has a clear answer. */
  stop(): Promise<History>;
};

type LoadOptions = {
  url: string;
  writers: number;
  readers: number;
  /** False: an answer that is missing or says „later“ is a fault as well. */
  mayFail?: boolean;
  /** Pause of a reader or writer between two requests. */
  pauseMs?: number;
};

/** People who book, each request until it is answered, and people who read. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const { url, writers, readers, mayFail = true, pauseMs = 5 } = options;
  const history: History = {
    acknowledged: new Map(),
    refused: new Map(),
    uncertain: 0,
    answers: [],
    faults: [],
  };
  const nextRequest = await requestsFor(url);
  let person = await signIn(url, "kunde");
  let isOver = false;

  async function ask(path: string, init: RequestInit = {}): Promise<Response | null> {
    const begun = performance.now();
    try {
      const answer = await fetch(url + path, {
        ...init,
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      // The answer has arrived when its last byte has.
      const body = await answer.arrayBuffer();
      const ms = performance.now() - begun;
      history.answers.push({ status: answer.status, ms, at: Date.now() });
      judge(path, answer, body);
      return new Response(body.byteLength > 0 ? body : null, answer);
    } catch (error) {
      if (!mayFail) history.faults.push(`${path}: ${reasonOf(error)}`);
      return null;
    }
  }

  function judge(path: string, { status, headers }: Response, body: ArrayBuffer): void {
    if (status < 500) return;
    const isHonest = status === 503 && headers.has("retry-after");
    if (mayFail && isHonest) return;
    history.faults.push(`${path}: ${status} ${Buffer.from(body).toString().slice(0, 200)}`);
  }

  async function book(request: object, key: string): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const answer = await ask("/api/v1/bookings", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          ...bearer(person.token),
        },
        body: JSON.stringify(request),
      });
      if (answer && (await isClear(answer, key))) return;
      history.uncertain += 1;
      await wait(pauseMs);
    }
  }

  async function isClear(answer: Response, key: string): Promise<boolean> {
    if (answer.status === 401) {
      person = await signIn(url, "kunde").catch(() => person);
      return false;
    }
    if (answer.status >= 500) return false;
    const body = (await answer.json()) as { id?: string; error?: { code: string } };
    if (body.error) {
      const { code } = body.error;
      if (code === "in_progress") return false;
      history.refused.set(code, (history.refused.get(code) ?? 0) + 1);
      return true;
    }
    const earlier = history.acknowledged.get(key);
    if (!body.id) history.faults.push("A booking was acknowledged without its id.");
    else if (earlier && earlier !== body.id) history.faults.push(`${key} became two bookings.`);
    else history.acknowledged.set(key, body.id);
    return true;
  }

  async function write(): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) {
      const key = randomUUID();
      const request = nextRequest();
      await book(request, key);
      if (turn % REPEAT_EVERY === 0) await book(request, key);
      await wait(pauseMs);
    }
  }

  async function read(turn: number): Promise<void> {
    for (let at = turn; !isOver; at += 1) {
      const answer = await ask(PAGES[at % PAGES.length] ?? "/");
      await wait(answer ? pauseMs : LONGEST_PAUSE_MS);
    }
  }

  const running = [
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, (_, turn) => read(turn)),
  ];
  return {
    history,
    async stop() {
      isOver = true;
      await Promise.all(running);
      return history;
    },
  };
}

/** Waits until so many more bookings are acknowledged: only those can be lost. */
export async function moreBookings({ history }: Load, count: number): Promise<void> {
  const enough = history.acknowledged.size + count;
  while (history.acknowledged.size < enough) await wait(5);
}

async function requestsFor(url: string): Promise<() => object> {
  const next = await freeDays(url);
  return () => {
    const { speaker, day } = next();
    return bookingRequestFor(speaker.id, { event_date: day });
  };
}

type ListedSpeaker = { id: string; slug: string; name: string } & DirectBookingFacts;

/** In minutes, of every request for a booking. */
const LENGTH = 40;

/** Free days of all speakers who can be booked directly, each once: a refusal is a fault. */
export async function freeDays(
  url: string,
): Promise<() => { speaker: ListedSpeaker; day: IsoDate }> {
  type Listed = { items: ListedSpeaker[] };
  const { items } = await getJson<Listed>(`${url}/api/v1/speakers?limit=50`);
  const speakers = items.filter(
    (one) => allowsDirectBooking(one, "available") && hasPrice(one, LENGTH),
  );
  const first = addDays(isoDate(new Date().toISOString().slice(0, 10)), 90);
  const range = `from=${first}&to=${addDays(first, 300)}`;
  type Calendar = { days: { date: string; status: string }[] };
  const free: { speaker: ListedSpeaker; day: IsoDate; turn: number }[] = [];
  for (const speaker of speakers) {
    const { days } = await getJson<Calendar>(
      `${url}/api/v1/speakers/${speaker.slug}/availability?${range}`,
    );
    const available = days.filter(({ status }) => status === "available");
    free.push(...available.map(({ date }, turn) => ({ speaker, day: isoDate(date), turn })));
  }
  // Every speaker's first free day, then every speaker's second.
  const waiting = free.sort((one, other) => one.turn - other.turn).values();
  return () => {
    const { value } = waiting.next();
    if (!value) throw new Error("Every free day of the demo is booked.");
    return value;
  };
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return [message, cause?.code].filter(Boolean).join(" ");
}
