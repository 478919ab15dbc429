import { bearer, signIn } from "./people.ts";
import { must } from "./scenario.ts";

const YEAR = "public, max-age=31536000, immutable";
const PAGE = "/speaker/miriam-falkenau";

/** What a CDN in front may keep, asked as it would ask; returns how many answers were looked at. */
export async function cachingThrough(url: string, processes: readonly string[]): Promise<number> {
  const page = await fetch(url + PAGE, { headers: { "accept-encoding": "br" } });
  const html = await page.text();
  expectHeader(page, "cache-control", /^public, max-age=0, must-revalidate$/);
  expectHeader(page, "vary", /accept-encoding/i);
  must(!page.headers.has("set-cookie"), "A publicly cached page sets a cookie.");
  const etag = page.headers.get("etag") ?? "";
  // The next process must know what another process has handed out.
  for (const own of [url, ...processes]) {
    const again = await fetch(own + PAGE, { headers: { "if-none-match": etag } });
    must(again.status === 304, `${own} answers ${again.status} to the ETag of a page kept.`);
    must((await again.arrayBuffer()).byteLength === 0, "A page that is unchanged was sent again.");
  }
  const font = addressIn(html, /\((\/assets\/[^)]+\.woff2)\)/);
  const script = addressIn(html, /"(\/assets\/[^"]+\.js)"/);
  const picture = addressIn(html, /"(\/images\/[^" ]+)/).replaceAll("&amp;", "&");
  expectHeader(
    await fetched(url + picture),
    "cache-control",
    /^public, max-age=(?:31536000|2592000),/,
  );
  for (const path of [font, script]) {
    expectHeader(await fetched(url + path), "cache-control", new RegExp(`^${YEAR}$`));
  }
  const list = await fetched(`${url}/api/v1/speakers?limit=12`);
  expectHeader(list, "cache-control", /^public, max-age=60,/);
  expectHeader(list, "vary", /authorization/i);
  const { token } = await signIn(url, "kunde");
  for (const path of ["/api/v1/me", "/api/v1/me/bookings", "/api/v1/speakers?limit=12"]) {
    const personal = await fetched(url + path, { headers: bearer(token) });
    expectHeader(personal, "cache-control", /no-store/);
  }
  expectHeader(await fetched(`${url}/auth`), "cache-control", /no-store/);
  return processes.length + 10;
}

async function fetched(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  must(answer.ok, `${address} was answered with ${answer.status}.`);
  return answer;
}

function addressIn(html: string, pattern: RegExp): string {
  const address = pattern.exec(html)?.[1];
  must(address !== undefined, `The page has nothing like ${pattern}.`);
  return address;
}

function expectHeader({ url, headers }: Response, name: string, pattern: RegExp): void {
  const value = headers.get(name) ?? "";
  must(pattern.test(value), `${url}: ${name} is „${value}“.`);
}
