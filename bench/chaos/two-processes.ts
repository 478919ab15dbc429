import { setTimeout as wait } from "node:timers/promises";
import { createFrameReader } from "#app/live/sse-frames.ts";
import { openTalk, send } from "../live/demo-talk.ts";
import { bearer, getJson, postJson, refresh, signIn } from "./people.ts";
import { must } from "./scenario.ts";

const SLUG = "miriam-falkenau";
const FRESH_LIMIT_MS = 2_000;

/** A session opened through one process is good at the other, and ends at both. */
export async function sharedSessions(a: string, b: string): Promise<void> {
  const opened = await signIn(a, "kunde");
  await getJson(`${b}/api/v1/me`, opened.token);
  const renewed = await refresh(b, opened);
  await getJson(`${a}/api/v1/me`, renewed.token);
  await postJson(`${a}/auth/v1/logout?scope=local`, {}, renewed.token);
  const after = await fetch(`${b}/api/v1/me`, { headers: bearer(renewed.token) });
  must(after.status === 401, `After signing out at A, B answers with ${after.status}.`);
}

/** Milliseconds from a message sent through A to its arrival in a stream of B, through the proxy. */
export async function messageAcross(a: string, stream: string): Promise<number> {
  const talk = await openTalk(a);
  const closing = new AbortController();
  const answer = await fetch(`${stream}/api/v1/live`, {
    headers: bearer(talk.speaker.token),
    signal: closing.signal,
  });
  must(answer.ok && answer.body !== null, `The stream was answered with ${answer.status}.`);
  const cut = createFrameReader();
  const decoder = new TextDecoder();
  let begun = Number.NaN;
  for await (const chunk of answer.body) {
    const frames = cut(decoder.decode(chunk, { stream: true }));
    if (frames.some(({ data }) => data.includes(talk.id))) break;
    if (Number.isNaN(begun) && frames.length > 0) {
      begun = performance.now();
      await send(talk, 0);
    }
  }
  const ms = performance.now() - begun;
  closing.abort();
  must(!Number.isNaN(ms), "The stream ended before the message came.");
  return ms;
}

/** Milliseconds until B finds and shows what an admin changed through A. */
export async function changeAcross(
  a: string,
  b: string,
  limitMs = FRESH_LIMIT_MS,
): Promise<number> {
  const { token } = await signIn(a, "admin");
  const { id } = await getJson<{ id: string }>(`${a}/api/v1/speakers/${SLUG}`);
  type Content = { versions: { profile: string } };
  const { versions } = await getJson<Content>(`${a}/api/v1/admin/speakers/${id}/content`, token);
  const word = `Leuchtturm${Date.now()}`;
  // Kept by B before the change, as by any visitor.
  await fetch(`${b}/speaker/${SLUG}`).then((page) => page.text());
  const begun = performance.now();
  const changed = await fetch(`${a}/api/v1/admin/speakers/${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", ...bearer(token) },
    body: JSON.stringify({ version: versions.profile, specialties: [word] }),
  });
  must(changed.ok, `The change was answered with ${changed.status}: ${await changed.text()}`);
  while (!(await finds(b, word)) || !(await shows(b, word))) {
    must(performance.now() - begun < limitMs, "B does not know what was changed through A.");
    await wait(5);
  }
  return performance.now() - begun;
}

async function finds(url: string, word: string): Promise<boolean> {
  const { total } = await getJson<{ total: number }>(`${url}/api/v1/speakers?q=${word}`);
  return total === 1;
}

async function shows(url: string, word: string): Promise<boolean> {
  const page = await fetch(`${url}/speaker/${SLUG}`);
  return (await page.text()).includes(word);
}
