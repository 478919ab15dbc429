/** Private pages and tools: nothing in them is for search engines. */
const PRIVATE_PATHS = ["/admin", "/dashboard", "/auth", "/booking", "/payment", "/demo", "/dev"];
/** Programs talk here. */
const MACHINE_PATHS = ["/api", "/calendar"];
/** Pages that exist for one person's choice. */
const PERSONAL_PAGES: ReadonlySet<string> = new Set(["/compare", "/melden", "/widerruf"]);
/** Lists whose searches and filters are endless variations of themselves. */
const SEARCHABLE_PAGES: ReadonlySet<string> = new Set(["/", "/blog"]);
/** Pages of a list are no search. */
const PAGING = "seite";

type Site = { readonly publicUrl: string; readonly demo: boolean };

/** Invented people must not turn up in search engines; a demo on one's own machine cannot. */
export function isHiddenDemo({ publicUrl, demo }: Site): boolean {
  const { hostname } = new URL(publicUrl);
  return demo && !/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

export function robotsText(site: Site): string {
  if (isHiddenDemo(site)) return "User-agent: *\nDisallow: /\n";
  // Pages with `noindex` stay readable: a crawler that may not read them cannot see it.
  const disallowed = MACHINE_PATHS.map((path) => `Disallow: ${path}/`).join("\n");
  return `User-agent: *\n${disallowed}\nAllow: /\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`;
}

/** Whether an answer says `noindex` in its head. Asked for every request, so it parses nothing twice. */
export function unlistedRule(site: Site): (pathname: string, query: string) => boolean {
  const hidesAll = isHiddenDemo(site);
  return (pathname, query) =>
    hidesAll ||
    PERSONAL_PAGES.has(pathname) ||
    (query !== "" && SEARCHABLE_PAGES.has(pathname) && isSearch(query)) ||
    PRIVATE_PATHS.some((path) => isBelow(pathname, path));
}

/** `/payment-success` belongs to `/payment` as `/payment/bank-transfer` does. */
function isBelow(pathname: string, path: string): boolean {
  return pathname.startsWith(path) && /^(?:$|[/-])/.test(pathname.slice(path.length));
}

function isSearch(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name !== PAGING);
}
