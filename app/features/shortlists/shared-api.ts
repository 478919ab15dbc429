import { publicApi } from "#app/session/public-api.ts";
import { readStored, writeStored } from "#ui/stored-text.ts";
import type { OwnShortlist } from "./own-shortlist.ts";

export type SharedList = Omit<OwnShortlist, "share_token"> & { title: string };

/** A random key of this browser: one voice each without an account. */
const KEY = "wb-shortlist-voter";

/** Null when the link leads nowhere. */
export async function readShared(token: string): Promise<SharedList | null> {
  const list = await publicApi.find("GET /shared-shortlists/{token}", { params: { token } });
  return list as SharedList | null;
}

export async function vote(token: string, name: string, slug: string, value: 1 | -1) {
  await publicApi.call("POST /shared-shortlists/{token}/votes", {
    params: { token },
    body: { name, key: voterKey(), slug, value },
  });
}

export async function comment(token: string, name: string, slug: string | null, text: string) {
  await publicApi.call("POST /shared-shortlists/{token}/comments", {
    params: { token },
    body: { name, key: voterKey(), slug, comment: text },
  });
}

function voterKey(): string {
  const known = readStored(KEY);
  if (known) return known;
  const key = crypto.randomUUID();
  writeStored(KEY, key);
  return key;
}
