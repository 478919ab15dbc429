import { expect, test } from "vitest";
import { pageMeta, pageTitle } from "./page-meta.ts";
import { article, breadcrumbList, faqPage, graph } from "./structured-data.ts";

test("titles have at most 60 characters, with the name of the site where it fits", () => {
  expect(pageTitle("Impressum")).toBe("Impressum | Wortbühne");
  expect(pageTitle("x".repeat(58))).toBe("x".repeat(58));
  expect(pageTitle("Wort ".repeat(20)).length).toBeLessThanOrEqual(60);
});

test("a page names its canonical address, its card and whether it is listed", () => {
  const facts = { title: "T", description: "d ".repeat(200), page: "https://x.example/agb" };
  const plain = pageMeta(facts);
  expect(plain).toContainEqual({ tagName: "link", rel: "canonical", href: facts.page });
  expect(plain).not.toContainEqual({ name: "robots", content: "noindex" });
  const description = plain.find((one) => "name" in one && one.name === "description");
  expect(String((description as { content: string }).content).length).toBeLessThanOrEqual(160);
  const hidden = pageMeta({ ...facts, isHidden: true, picture: "https://x.example/s.jpg" });
  expect(hidden).toContainEqual({ name: "robots", content: "noindex" });
  expect(hidden).toContainEqual({ property: "og:image", content: "https://x.example/s.jpg" });
  const card = { property: "og:image", content: "https://x.example/share/site.jpg" };
  expect(plain).toContainEqual(card);
});

test("breadcrumbs, questions and articles speak the words of schema.org", () => {
  const crumbs = breadcrumbList("https://x.example", [{ label: "Start", path: "/" }]);
  expect(crumbs.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Start", item: "https://x.example/" },
  ]);
  const faq = faqPage([{ question: "Q?", answer: "A." }]);
  expect(graph(faq, crumbs)["@graph"]).toHaveLength(2);
  expect(faq.mainEntity[0]).toMatchObject({ name: "Q?", acceptedAnswer: { text: "A." } });
  const facts = {
    page: "https://x.example/blog/a",
    picture: "https://x.example/a.jpg",
    title: "A",
    description: "d",
    author: "Kim",
    publishedAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-02T00:00:00Z",
    tags: ["x", "y"],
  };
  expect(article(facts)).toMatchObject({ "@type": "Article", headline: "A", keywords: "x, y" });
});
