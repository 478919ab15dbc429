import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { LLMS_TEXTS as TEXTS } from "./texts.ts";

type Site = { readonly publicUrl: string; readonly demo: boolean };
type Post = { readonly path: string; readonly title: string; readonly excerpt: string };

/** `llms.txt`: what this site is and where its public content lies. */
export function llmsText({ publicUrl, demo }: Site, posts: readonly Post[]): string {
  const link = (label: string, path: string, text = "") =>
    `- [${oneLine(label)}](${publicUrl}${path})${text ? `: ${oneLine(text)}` : ""}`;
  return [
    `# ${TEXTS.title}`,
    `> ${TEXTS.summary}${demo ? ` ${TEXTS.demo}` : ""}`,
    [
      `## ${TEXTS.pages}`,
      link(TEXTS.finder, "/"),
      link(TEXTS.allTopics, "/themen"),
      link(TEXTS.about, "/about"),
      link(TEXTS.ranking, "/ranking"),
      link(TEXTS.terms, "/agb"),
    ].join("\n"),
    [
      `## ${TEXTS.topics}`,
      ...CATEGORIES.map(({ name, label, description }) =>
        link(label, `/themen/${name}`, description),
      ),
    ].join("\n"),
    [
      `## ${TEXTS.articles}`,
      ...posts.map(({ path, title, excerpt }) => link(title, path, excerpt)),
    ].join("\n"),
    [
      `## ${TEXTS.interfaces}`,
      link(TEXTS.api, "/api/openapi.json"),
      link(TEXTS.sitemap, "/sitemap.xml"),
    ].join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

function oneLine(text: string): string {
  return text.replace(/[[\]\s]+/g, " ").trim();
}
