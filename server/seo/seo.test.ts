import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";
import { rssFeed } from "./feed.ts";
import { llmsText } from "./llms.ts";
import { isHiddenDemo, robotsText, unlistedRule } from "./robots.ts";
import { securityText } from "./security-text.ts";
import { newest, sitemap, sitemapIndex } from "./sitemap.ts";

const REAL = { publicUrl: "https://wortbuehne.example", demo: false };

test("robots.txt lets crawlers in and names the sitemap", () => {
  const text = robotsText(REAL);
  expect(text).toContain("Allow: /\n");
  expect(text).toContain("Disallow: /api/\n");
  expect(text).toContain("Sitemap: https://wortbuehne.example/sitemap.xml");
});

test("security.txt names a contact and a day ahead, never more than a year", () => {
  const now = new Date("2027-12-31T23:59:00Z");
  const text = securityText({ ...REAL, contact: "kontakt@wortbuehne.example", now });
  expect(text).toBe(
    [
      "Contact: mailto:kontakt@wortbuehne.example",
      "Expires: 2028-06-28T00:00:00.000Z",
      "Preferred-Languages: de, en",
      "Canonical: https://wortbuehne.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  const unset = securityText({ ...REAL, contact: null, now });
  expect(unset).toContain("Contact: https://wortbuehne.example/impressum\n");
});

test("a demo in public is closed to search engines, one on the own machine is not", () => {
  const shown = { publicUrl: "https://demo.example", demo: true };
  expect(isHiddenDemo(shown)).toBe(true);
  expect(robotsText(shown)).toBe("User-agent: *\nDisallow: /\n");
  expect(unlistedRule(shown)("/", "")).toBe(true);
  for (const publicUrl of ["http://localhost:3000", "http://127.0.0.1:4000", "http://[::1]:3000"]) {
    expect(isHiddenDemo({ publicUrl, demo: true })).toBe(false);
  }
});

test("dashboards, personal pages and searches are not listed, content is", () => {
  const isUnlisted = unlistedRule(REAL);
  for (const path of [
    "/admin",
    "/admin/users",
    "/dashboard/customer",
    "/auth/callback",
    "/booking/success",
    "/payment-success",
    "/payment/bank-transfer",
    "/demo/postfach",
    "/dev/components",
    "/compare",
    "/melden",
  ]) {
    expect(isUnlisted(path, ""), path).toBe(true);
  }
  expect(isUnlisted("/", "?q=mut")).toBe(true);
  expect(isUnlisted("/blog", "?seite=2&q=x")).toBe(true);
  for (const path of ["/", "/blog", "/blog/x", "/themen", "/speaker/x", "/agb", "/developers"]) {
    expect(isUnlisted(path, ""), path).toBe(false);
  }
  expect(isUnlisted("/", "?seite=2")).toBe(false);
});

test("sitemaps escape their addresses and name the last change", () => {
  const at = new Date("2026-04-30T10:00:00Z");
  const url = "https://x.example/a?b&c";
  expect(sitemap([{ url, changedAt: at }])).toContain(
    "<url><loc>https://x.example/a?b&amp;c</loc><lastmod>2026-04-30T10:00:00.000Z</lastmod></url>",
  );
  expect(sitemapIndex([{ url, changedAt: null }])).toContain(
    "<sitemap><loc>https://x.example/a?b&amp;c</loc></sitemap>",
  );
  expect(newest([null, at, new Date(0)])).toBe(at);
  expect(newest([])).toBeNull();
});

test("the feed survives every sign in a title", () => {
  const feed = rssFeed(REAL.publicUrl, [
    {
      path: "/blog/x",
      title: "]]><script>\u0000&",
      excerpt: "Kurz",
      category: null,
      author: "Kim",
      publishedAt: new Date("2026-04-30T10:00:00Z"),
    },
  ]);
  expect(feed).toContain("<title>]]&gt;&lt;script&gt;&amp;</title>");
  expect(feed).toContain("<pubDate>Thu, 30 Apr 2026 10:00:00 GMT</pubDate>");
  expect(escapeXml(`"'`)).toBe("&quot;&apos;");
});

test("llms.txt names pages, topics and articles, and says what a demo is", () => {
  const text = llmsText({ ...REAL, demo: true }, [
    { path: "/blog/x", title: "Mut [neu]", excerpt: "a\nb" },
  ]);
  expect(text).toMatch(/^# Wortbühne\n/);
  expect(text).toContain("erfunden");
  expect(text).toContain("](https://wortbuehne.example/themen/leadership)");
  expect(text).toContain("- [Mut neu](https://wortbuehne.example/blog/x): a b");
});
