import { expect, test } from "@playwright/test";
import { newAccount } from "#tests/e2e/support/accounts.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Reads a stream of events until the wanted words have come. */
async function streamed(answer: Response, words: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes(words)) break;
  }
  return text;
}

test("one backend signs in, stores, computes, tells live and keeps files [GEN-12]", {
  tag: JOURNEY,
}, async ({ request, baseURL }) => {
  const account = await newAccount(request);
  const session = await request.post("/auth/v1/token?grant_type=password", { data: account });
  const { access_token } = (await session.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };

  const { items } = await (await request.get("/api/v1/speakers?q=Vollmer")).json();
  expect(items[0].name).toContain("Vollmer");

  const asked = { data: { query: "Hambu" } };
  const places = await request.post("/api/v1/functions/address-suggestions", asked);
  expect(JSON.stringify(await places.json())).toContain("Hamburg");

  const stream = new AbortController();
  const live = await fetch(`${baseURL}/api/v1/live`, { headers, signal: stream.signal });
  expect(live.headers.get("content-type")).toContain("text/event-stream");
  const begun = await request.post("/api/v1/conversations", {
    headers,
    data: { speaker_id: items[0].id },
  });
  const { id } = (await begun.json()) as { id: string };
  const file = { name: "plan.png", mimeType: "image/png", buffer: PIXEL };
  const kept = await request.post(`/api/v1/conversations/${id}/attachments`, {
    headers,
    multipart: { file },
  });
  expect(kept.status()).toBe(201);
  const attachment = (await kept.json()) as { id: string; url: string };
  const message = { message: "Der Plan", client_id: crypto.randomUUID() };
  const sent = await request.post(`/api/v1/conversations/${id}/messages`, {
    headers,
    data: { ...message, attachment_ids: [attachment.id] },
  });
  expect(sent.status()).toBe(201);
  expect(await streamed(live, id)).toContain(id);
  stream.abort();
  const picture = await request.get(attachment.url, { headers });
  expect(picture.headers()["content-type"]).toMatch(/^image\//);
});
