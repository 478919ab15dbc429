const ID = /^[\w-]{11}$/;
const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const PATH = /^\/(?:embed|v|shorts|live)\/([^/]+)/;

/** The eleven characters that name a video in a YouTube-style link, or null (VAL-33). */
export function videoId(link: string): string | null {
  const url = URL.parse(link.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const id = candidate(url);
  return id && ID.test(id) ? id : null;
}

function candidate(url: URL): string | null | undefined {
  if (url.hostname === "youtu.be") return url.pathname.split("/")[1];
  if (!HOSTS.has(url.hostname)) return null;
  return url.searchParams.get("v") ?? PATH.exec(url.pathname)?.[1];
}

/** The player that sets no cookies before it plays; it is only asked after consent. */
export function videoPlayerUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=de`;
}
