type Method = "GET" | "POST" | "PUT" | "PATCH";

export type Person = {
  /** The JSON of the answer; a refusal ends the rehearsal with the words it came with. */
  ask<Answer>(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  read(path: string): Promise<string>;
};

/** The installation as people reach it: by its name, through nginx, encrypted. */
export function createSite(address: string) {
  const as = (token: string | null): Person => {
    const own: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const send = async (method: Method, path: string, init: RequestInit = {}) => {
      const answer = await fetch(address + path, { ...init, method });
      if (answer.ok) return answer;
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    };
    return {
      async ask(method, path, body, headers = {}) {
        const json = body === undefined ? {} : { body: JSON.stringify(body) };
        const all = { ...own, ...headers, "content-type": "application/json" };
        const text = await (await send(method, path, { ...json, headers: all })).text();
        return text ? JSON.parse(text) : undefined;
      },
      read: async (path) => (await send("GET", path, { headers: own })).text(),
    };
  };

  /** A link out of a mail, as the page behind it uses it. */
  const openLink = async (link: string): Promise<Person> => {
    const { origin, searchParams } = new URL(link);
    if (origin !== address) throw new Error(`Der Link führt woanders hin: ${link}`);
    const session = await as(null).ask<{ access_token: string }>("POST", "/auth/v1/verify", {
      token_hash: searchParams.get("token_hash"),
      type: searchParams.get("type"),
    });
    return as(session.access_token);
  };
  return { as, openLink };
}
