import { renderToStaticMarkup } from "react-dom/server";
import {
  createRequestHandler,
  MemoryRouter,
  Meta,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from "react-router";
import { expect, test } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { parseMarkdown } from "#domain/content/markdown.ts";
import { RichText } from "#features/content/rich-text.tsx";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { SAMPLE_DATA } from "#features/mail/content/sample-data.ts";
import { MessageText } from "#features/messaging/chat/message-text.tsx";
import { Marked } from "#ui/combobox/marked.tsx";
import { HOSTILE_TEXTS } from "./support/hostile/hostile-texts.ts";

type Tag = { name: string; attributes: readonly (readonly [name: string, value: string])[] };

/** React writes every attribute in quotes and escapes both kinds of brackets, so this finds them all. */
function tagsIn(html: string): Tag[] {
  return [...html.matchAll(/<([a-zA-Z!][^\s/>]*)([^>]*)>/g)].map(([, name = "", rest = ""]) => ({
    name: name.toLowerCase(),
    attributes: [...rest.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)].map(
      ([, attribute = "", value = ""]) => [attribute.toLowerCase(), value] as const,
    ),
  }));
}

const TAGS = new Set(
  "div p h2 h3 a em strong code pre blockquote ul ol li table thead tbody tr th td hr br img picture source figure figcaption mark".split(
    " ",
  ),
);

function expectHarmless(html: string): void {
  for (const { name, attributes } of tagsIn(html)) {
    expect(TAGS.has(name), html).toBe(true);
    for (const [attribute, value] of attributes) {
      expect(attribute, html).not.toMatch(/^on|^style$|^srcdoc$|^xlink/);
      if (["href", "src", "srcset", "action", "data"].includes(attribute)) {
        expect(value, html).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
      }
    }
  }
}

test("the corpus has hundreds of different texts", () => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThan(300);
});

test("no rich text becomes a script, a handler or a foreign scheme [SEC-32]", () => {
  for (const text of HOSTILE_TEXTS) {
    for (const markdown of [
      text,
      `## ${text}`,
      `- ${text}`,
      `> ${text}`,
      `| a |\n|---|\n| ${text} |`,
    ]) {
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <RichText blocks={parseMarkdown(markdown)} />
        </MemoryRouter>,
      );
      expectHarmless(html);
    }
  }
});

test("no own wording of a mail becomes more than its words [SEC-32]", () => {
  const frame = { publicUrl: "https://wortbuehne.example" };
  for (const text of HOSTILE_TEXTS) {
    const own = { subject: "Hallo", preheader: "", body: `# Hallo\n\n${text}\n\n[Knopf]` };
    const rendered = renderMail("booking_offer", SAMPLE_DATA, frame, own);
    const html = rendered.ok ? rendered.value.mail.html : "";
    expect(html).not.toMatch(
      /<script|<iframe|<object|<embed|<form|<svg|\son\w+\s*=\s*["']?(alert|top|fetch)/i,
    );
    expect(html).not.toMatch(/(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data):/i);
  }
});

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

test("a plain text is shown literally: chat, names, search words [SEC-33]", () => {
  for (const text of HOSTILE_TEXTS) {
    const chat = renderToStaticMarkup(
      <p title={text}>
        <MessageText text={text} />
      </p>,
    );
    expectHarmless(chat.replace(/ title="[^"]*"/, ""));
    expect(chat).toContain(`title="${escaped(text)}"`);
    const found = renderToStaticMarkup(<Marked text={text} query={text} />);
    expectHarmless(found);
    expect(found.replace(/<\/?mark>/g, "")).toBe(escaped(text));
  }
});

function Page() {
  const { texts } = useLoaderData<{ texts: string[] }>();
  return (
    <html lang="de">
      <head>
        <Meta />
      </head>
      <body>
        <p>{texts.join(" ")}</p>
        <Scripts />
      </body>
    </html>
  );
}

const data = { page: "https://wortbuehne.example/", description: "Beschreibung" };
/** A page of ours around the texts: title, structured data, and what the browser starts from. */
const build = {
  entry: { module: entry },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        default: Page,
        loader: () => ({ texts: HOSTILE_TEXTS }),
        meta: () =>
          HOSTILE_TEXTS.flatMap((text) =>
            pageMeta({ ...data, title: text, structuredData: { name: text } }),
          ).filter((entry) => !("title" in entry)),
      },
    },
  },
  assets: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: { id: "root", path: "", module: "/root.js", hasLoader: true },
    },
  },
  publicPath: "/",
  assetsBuildDirectory: "build",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

test("structured data and the state of a page end no script early [SEC-33]", async () => {
  const handle = createRequestHandler(build, "production");
  const answer = await handle(new Request("http://localhost/"), new RouterContextProvider());
  const html = await answer.text();
  expect(answer.status, html.slice(0, 500)).toBe(200);
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? "",
  );
  const structured = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ];
  expect(structured.map(([, code]) => JSON.parse(code ?? "").name)).toEqual(HOSTILE_TEXTS);
  // Whatever would end or open a script inside of one is written as an escape.
  for (const code of scripts) expect(code).not.toMatch(/<\/?script|<!--/i);
  const outside = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
  expect(outside).not.toMatch(/<(?:script|img|svg|iframe|object|embed|form|base|style|math)\b/i);
});
