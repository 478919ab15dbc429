import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { freeDays } from "../chaos/load.ts";
import { bearer, getJson, postJson, type SignedIn } from "../chaos/people.ts";
import { must } from "../chaos/scenario.ts";

/** What is older than this is a fault, not a measurement. */
const LONGEST_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Where something is changed, and where a visitor looks: two processes or one. */
export type Places = { write: string; read: string };

/** Books a free day; says how long afterwards a search for that day still found the speaker. */
export async function watchedBookings({ write, read }: Places, { token }: SignedIn) {
  const next = await freeDays(write);
  return async (isWatched: boolean): Promise<number> => {
    const { speaker, day } = next();
    const search = `${read}/?q=${encodeURIComponent(speaker.name)}&date=${day}`;
    // Who is not found may still stand among the proposals.
    const links = (html: string) => html.split(`href="/speaker/${speaker.slug}`).length - 1;
    const before = isWatched ? links(await text(search)) : 0;
    const answer = await fetch(`${write}/api/v1/bookings`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        ...bearer(token),
      },
      body: JSON.stringify(bookingRequestFor(speaker.id, { event_date: day })),
    });
    must(answer.status === 201, `${speaker.slug} on ${day}: ${await answer.text()}`);
    return isWatched ? oldestSeen(search, (html) => links(html) >= before) : 0;
  };
}

/** Changes what a speaker is known for; says how long afterwards the profile was still shown without it. */
export async function profileEdit(
  { write, read }: Places,
  { token }: SignedIn,
  slug: string,
): Promise<number> {
  const { id } = await getJson<{ id: string }>(`${write}/api/v1/speakers/${slug}`);
  const at = `${write}/api/v1/admin/speakers/${id}`;
  type Content = { versions: { profile: string } };
  const { versions } = await getJson<Content>(`${at}/content`, token);
  const word = `Leuchtturm ${randomUUID()}`;
  const changed = await fetch(at, {
    method: "PATCH",
    headers: { "content-type": "application/json", ...bearer(token) },
    body: JSON.stringify({ version: versions.profile, specialties: [word] }),
  });
  must(changed.ok, `An edit was answered with ${changed.status}.`);
  await changed.arrayBuffer();
  return oldestSeen(`${read}/speaker/${slug}`, (html) => !html.includes(word));
}

export async function sendMessage(
  url: string,
  { token }: Pick<SignedIn, "token">,
  conversation: string,
) {
  const message = { message: "Passt Ihnen der Vormittag?", client_id: randomUUID() };
  const answer = await postJson(
    `${url}/api/v1/conversations/${conversation}/messages`,
    message,
    token,
  );
  must(answer.ok, `A message was answered with ${await answer.text()}`);
}

/** Looks until the page is new: the age of what was shown last, from the change on. */
async function oldestSeen(address: string, isOld: (html: string) => boolean): Promise<number> {
  const changed = performance.now();
  let oldest = 0;
  for (;;) {
    const asked = performance.now() - changed;
    if (!isOld(await text(address))) return oldest;
    must(asked < LONGEST_MS, `${address} is not made anew.`);
    oldest = asked;
    await wait(LOOK_AGAIN_MS);
  }
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  must(answer.ok, `${address} was answered with ${answer.status}.`);
  return answer.text();
}
