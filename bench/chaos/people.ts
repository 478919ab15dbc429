/** As the start prints it. */
const PASSWORD = "Buehne-frei-2026";

export type SignedIn = { token: string; refreshToken: string; id: string };

export async function signIn(url: string, who: "kunde" | "speaker" | "admin"): Promise<SignedIn> {
  const answer = await postJson(`${url}/auth/v1/token?grant_type=password`, {
    email: `${who}@demo.example`,
    password: PASSWORD,
  });
  if (!answer.ok) throw new Error(`Signing in as ${who} was answered with ${answer.status}.`);
  return toPerson(await answer.json());
}

export async function refresh(url: string, { refreshToken }: SignedIn): Promise<SignedIn> {
  const request = { refresh_token: refreshToken };
  const answer = await postJson(`${url}/auth/v1/token?grant_type=refresh_token`, request);
  if (!answer.ok) throw new Error(`Refreshing a session was answered with ${answer.status}.`);
  return toPerson(await answer.json());
}

export function postJson(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token) },
    body: JSON.stringify(body),
  });
}

export async function getJson<Body>(url: string, token?: string): Promise<Body> {
  const answer = await fetch(url, { headers: bearer(token) });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return (await answer.json()) as Body;
}

export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function toPerson(session: unknown): SignedIn {
  const { access_token, refresh_token, user } = session as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { token: access_token, refreshToken: refresh_token, id: user.id };
}
