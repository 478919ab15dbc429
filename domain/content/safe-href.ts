const OWN_PATH = /^\/(?![/\\])/;
const SCHEMES: ReadonlySet<string> = new Set(["https:", "http:", "mailto:", "tel:"]);
/** Browsers drop these from addresses, so `java\nscript:` would come alive. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** The address if a text may link to it: this site, the web, a mail address or a phone; else null. */
export function safeHref(raw: string): string | null {
  if (HIDDEN.test(raw)) return null;
  if (OWN_PATH.test(raw) || /^#[\w-]+$/.test(raw)) return raw;
  const scheme = /^[a-z]+:/i.exec(raw)?.[0].toLowerCase();
  return scheme !== undefined && SCHEMES.has(scheme) ? raw : null;
}

export function isOwnAddress(href: string): boolean {
  return href.startsWith("/") || href.startsWith("#");
}
