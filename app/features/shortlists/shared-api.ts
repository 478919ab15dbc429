import { publicApi } from "#app/session/public-api.ts";
import { readStored, writeStored } from "#ui/stored-text.ts";
import type { OwnShortlist } from "./own-shortlist.ts";

const api = publicApi.v1["shared-shortlists"][":token"];

export type SharedList = Omit<OwnShortlist, "share_token"> & { title: string };

/** A random key of this browser: one voice each without an account. */
const KEY = "wb-shortlist-voter";

/** Null when the link leads nowhere. */
export async function readShared(token: string): Promise<SharedList | null> {
  const answer = await api.$get({ param: { token } });
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error("Shared list");
  return (await answer.json()) as SharedList;
}

export async function vote(token: string, name: string, slug: string, value: 1 | -1) {
  const json = { name, key: voterKey(), slug, value };
  const answer = await api.votes.$post({ param: { token }, json });
  if (!answer.ok) throw new Error(`Vote: ${answer.status}`);
}

export async function comment(token: string, name: string, slug: string | null, text: string) {
  const json = { name, key: voterKey(), slug, comment: text };
  const answer = await api.comments.$post({ param: { token }, json });
  if (!answer.ok) throw new Error(`Comment: ${answer.status}`);
}

function voterKey(): string {
  const known = readStored(KEY);
  if (known) return known;
  const key = crypto.randomUUID();
  writeStored(KEY, key);
  return key;
}
