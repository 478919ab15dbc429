import { bearer } from "../people.ts";
import type { Random } from "./random.ts";
import type { ApiDocument, Operation } from "./requests.ts";

const MOST_PER_NAME = 40;

export async function readOperations(url: string): Promise<ApiDocument> {
  const answer = await fetch(`${url}/api/openapi.json`);
  return (await answer.json()) as ApiDocument;
}

type Session = { readonly token: string | undefined };

/**
 * Ids and short names that exist, from everything that can be read without knowing one: requests that aim
 * at nothing end early. The accounts that the run itself needs are left out.
 */
export async function collectValues(
  url: string,
  operations: readonly Operation[],
  sessions: readonly Session[],
  random: Random,
): Promise<(name: string) => string | undefined> {
  const found = new Map<string, Set<string>>();
  const own = new Set(await Promise.all(sessions.map((session) => accountOf(url, session))));
  const lists = operations.filter(({ method, path }) => method === "GET" && !path.includes("{"));
  for (const { token } of sessions) {
    for (const { path } of lists) {
      if (path.endsWith("/live")) continue;
      const answer = await fetch(url + path, { headers: bearer(token) });
      const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
      const body = await answer.text();
      if (answer.ok && isJson) collect(found, JSON.parse(body), own);
    }
  }
  return (name) => {
    const values = [...(found.get(name) ?? found.get(name.replace(/^.*_(id|slug)$/, "$1")) ?? [])];
    return values.length > 0 ? random.pick(values) : undefined;
  };
}

async function accountOf(url: string, { token }: Session): Promise<string> {
  if (token === undefined) return "";
  const answer = await fetch(`${url}/auth/v1/user`, { headers: bearer(token) });
  return ((await answer.json()) as { id: string }).id;
}

function collect(found: Map<string, Set<string>>, value: unknown, own: ReadonlySet<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === "string" && inner.length < 60 && !own.has(inner)) {
      const values = found.get(name) ?? new Set();
      if (values.size < MOST_PER_NAME) values.add(inner);
      found.set(name, values);
    } else collect(found, inner, own);
  }
}
