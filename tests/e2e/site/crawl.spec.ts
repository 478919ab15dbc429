import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { inTurns } from "#tests/e2e/support/in-turns.ts";
import { structuredDataFaults } from "#tests/e2e/support/structured-data.ts";

type Facts = {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly isHidden: boolean;
  readonly h1: number;
  /** Path, search and anchor of everything on this site that the page links to. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
  readonly foreign: readonly string[];
  readonly structuredData: readonly string[];
};

/** Private pages; searches are asked whether they answer, but not read. */
const isContent = (path: string) =>
  !path.includes("?") && !/^\/(auth|dashboard|compare|speaker-agb|demo)/.test(path);

test("every page that links or sitemaps lead to is sound, and every link and anchor answers", async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto("/offline");
  const listed = await sitemapPaths(request);
  const pages = new Map<string, Facts>();
  const links = new Map<string, string>();
  const queue = ["/", ...listed];
  const asked = new Set<string>();
  const visit = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    // Another name of a page that is looked at under its own.
    if (new URL(answer.url()).pathname !== path) return;
    const facts = await readPage(page, await answer.text());
    const isHidden = facts.isHidden || answer.headers()["x-robots-tag"] === "noindex";
    pages.set(path, { ...facts, isHidden });
    for (const link of facts.links) {
      links.set(link, path);
      const [target = ""] = link.split("#");
      if (isContent(target)) queue.push(target);
    }
  };
  while (queue.length > 0) {
    const next = new Set(queue.splice(0).filter((path) => !asked.has(path)));
    for (const path of next) asked.add(path);
    await inTurns([...next], visit);
  }
  const faults = [...pages].flatMap(([path, facts]) => faultsOf(path, facts));
  expect(faults).toEqual([]);
  expect(repeated([...pages.values()].map(({ title }) => title))).toEqual([]);
  expect(repeated([...pages.values()].map(({ description }) => description))).toEqual([]);
  expect(await deadLinks(request, links, pages)).toEqual([]);
  // The sitemap names exactly what search engines shall list.
  const shown = [...pages].filter(([, { isHidden }]) => !isHidden).map(([path]) => path);
  expect(shown.toSorted()).toEqual(listed.toSorted());
  for (const kind of [
    /^\/speaker\//,
    /^\/en\/speaker\//,
    /^\/blog\/./,
    /^\/themen\/[a-z]+$/,
    /^\/themen\/[a-z]+\/./,
  ]) {
    expect(shown.filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(2);
  }
});

function faultsOf(path: string, facts: Facts): string[] {
  const rules: readonly [boolean, string][] = [
    [facts.h1 === 1, `${facts.h1} headings of the first level`],
    [facts.lang === (path.startsWith("/en/") ? "en" : "de"), `language ${facts.lang}`],
    [facts.title.length > 0 && facts.title.length <= 60, `title „${facts.title}“`],
    [
      facts.description.length > 0 && facts.description.length <= 160,
      `description „${facts.description}“`,
    ],
    [facts.isHidden || facts.canonical === path, `canonical ${facts.canonical}`],
    [facts.foreign.length === 0, `foreign ${facts.foreign[0]}`],
  ];
  const broken = rules.filter(([holds]) => !holds).map(([, what]) => `${path}: ${what}`);
  return [...broken, ...structuredDataFaults(path, facts.structuredData)];
}

function repeated(words: readonly string[]): string[] {
  return words.filter((word, at) => words.indexOf(word) !== at);
}

async function deadLinks(
  request: APIRequestContext,
  links: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, Facts>,
): Promise<string[]> {
  const dead: string[] = [];
  const paths = new Set([...links.keys()].map((link) => link.split("#")[0] ?? ""));
  const silent = new Set<string>();
  await inTurns(
    [...paths].filter((path) => !pages.has(path)),
    async (path) => {
      if ((await request.get(path)).status() >= 400) silent.add(path);
    },
  );
  for (const [link, from] of links) {
    const [path = "", anchor] = link.split("#");
    const facts = pages.get(path);
    const hasPlace = !anchor || !facts || facts.ids.includes(decodeURIComponent(anchor));
    if (silent.has(path) || !hasPlace) dead.push(`${from} → ${link}`);
  }
  return dead;
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text();
    expect(xml.match(/<lastmod>/g)?.length ?? 0, path).toBeGreaterThan(0);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  };
  const files = await locations("/sitemap.xml");
  return (await Promise.all(files.map(locations))).flat();
}

/** Parsed by the browser, without running anything. */
function readPage(page: Page, html: string): Promise<Facts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? "";
    const here = (address: string) => new URL(address, location.origin);
    const canonical = attribute("link[rel=canonical]", "href");
    const links = all("a[href^='/']").map((link) => {
      const { pathname, search, hash } = here(link.getAttribute("href") ?? "/");
      return pathname + search + hash;
    });
    // What the browser fetches by itself, without links to follow.
    const fetched = all(
      "script[src], img[src], iframe[src], source[src], link:not([rel=alternate])",
    )
      .filter((element) => element.getAttribute("rel") !== "canonical")
      .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "/");
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: attribute("meta[name=description]", "content"),
      canonical: canonical ? here(canonical).pathname : null,
      isHidden: attribute("meta[name=robots]", "content").includes("noindex"),
      h1: all("h1").length,
      links: [...new Set(links)],
      ids: all("[id]").map(({ id }) => id),
      foreign: fetched.filter((address) => here(address).origin !== location.origin),
      structuredData: all("script[type='application/ld+json']").map(
        ({ textContent }) => textContent,
      ),
    };
  }, html);
}
