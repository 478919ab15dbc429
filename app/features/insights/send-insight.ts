import { SESSION_KEY } from "#app/session/session-keys.ts";
import { readStored } from "#ui/stored-text.ts";

const BASE = "/api/v1/insights";

/** Outlives the page; what fails is logged and nothing else (ANALYTICS-07). */
export async function sendInsight(path: string, body: object): Promise<unknown> {
  try {
    const answer = await fetch(BASE + path, {
      method: "POST",
      headers: { ...(await authorization()), "content-type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return await answer.json();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: analytics errors are only logged (ANALYTICS-07)
    console.warn("insight", error);
    return null;
  }
}

/** For what is said while a page goes away; the browser sends it as plain text. */
export function sendLast(path: string, body: object): void {
  navigator.sendBeacon(BASE + path, JSON.stringify(body));
}

/** Visitors never load the auth client. */
async function authorization(): Promise<Record<string, string>> {
  if (readStored(SESSION_KEY) === null) return {};
  const { accessToken } = await import("#app/auth-client.ts");
  const token = await accessToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
