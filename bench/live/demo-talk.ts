import { randomUUID } from "node:crypto";

/** As the start prints it. */
const PASSWORD = "Buehne-frei-2026";

export type Person = {
  token: string;
  id: string;
  /** What a browser keeps of the sign-in. */
  session: object;
};
export type Talk = { url: string; id: string; customer: Person; speaker: Person };

/** The conversation of the demo's customer with the demo's speaker. */
export async function openTalk(url: string): Promise<Talk> {
  const [customer, speaker] = await Promise.all([
    signIn(url, "kunde@demo.example"),
    signIn(url, "speaker@demo.example"),
  ]);
  const own = await Promise.all([customer, speaker].map((person) => conversationsOf(url, person)));
  const id = own[0]?.find((one) => own[1]?.includes(one));
  if (!id) throw new Error("The demo has no conversation between its customer and its speaker.");
  return { url, id, customer, speaker };
}

async function signIn(url: string, email: string): Promise<Person> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { token: session.access_token, id: session.user.id, session };
}

async function conversationsOf(url: string, { token }: Person): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/conversations`, { headers });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

export async function send({ url, id, customer, speaker }: Talk, number: number): Promise<void> {
  // In turns: neither side may write on and on without an answer.
  const { token } = number % 2 === 0 ? customer : speaker;
  const answer = await fetch(`${url}/api/v1/conversations/${id}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: `Nachricht ${number}`, client_id: randomUUID() }),
  });
  if (!answer.ok) throw new Error(`Sending failed: ${answer.status} ${await answer.text()}`);
}
