import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.ts";
import { md } from "./markdown-template.ts";
import { headingsOf, plainText } from "./rich-text.ts";
import { safeHref } from "./safe-href.ts";

test("headings, paragraphs, lists, quotes, tables and rules are told apart", () => {
  const blocks = parseMarkdown(
    "# Ton\n\nGut *hören*, **klar** sprechen.\nZweite Zeile\n\n- Saal\n- Mikrofon\n  mit Kabel\n\n1. eins\n2. zwei\n\n> Stille.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n---",
  );
  expect(blocks.map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "list",
    "list",
    "quote",
    "table",
    "rule",
  ]);
  expect(blocks[1]).toEqual({
    kind: "paragraph",
    children: [
      "Gut ",
      { kind: "em", children: ["hören"] },
      ", ",
      { kind: "strong", children: ["klar"] },
      " sprechen.",
      " ",
      "Zweite Zeile",
    ],
  });
  expect(blocks[2]).toMatchObject({
    isOrdered: false,
    items: [["Saal"], ["Mikrofon", " ", "mit Kabel"]],
  });
  expect(blocks[5]).toMatchObject({ head: [["A"], ["B"]], rows: [[["1"], ["2"]]] });
});

test("headings get names of their own", () => {
  const names = headingsOf(parseMarkdown("## Größe & Preis\n\n## Größe & Preis\n\n## ***"));
  expect(names.map(({ id }) => id)).toEqual(["groesse-preis", "groesse-preis-2", "abschnitt"]);
});

test("a break needs a sign, a sign can be written, and multiplying is no emphasis", () => {
  const [block] = parseMarkdown("Weg 1\\\nOrt \\*x\\* 3 * 4 * 5");
  expect(block).toEqual({
    kind: "paragraph",
    children: ["Weg 1", { kind: "break" }, "Ort *x* 3 * 4 * 5"],
  });
});

test("values put into a text stay values", () => {
  const name = "**Fett** [x](javascript:1)\n## Titel | `c` \\";
  const [block, ...others] = parseMarkdown(md`Firma ${name} Ende`);
  expect(others).toEqual([]);
  expect(block?.kind === "paragraph" && plainText(block.children)).toBe(
    `Firma ${name.replace("\n", " ")} Ende`,
  );
});

const ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://x/1",
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "relative/path",
  "",
];

test.each(ADDRESSES)("no text links to %j", (address) => {
  expect(safeHref(address)).toBeNull();
});

test.each(["/agb", "#ton", "https://example.org/a?b=c", "mailto:a@b.example", "tel:+4930"])(
  "a text may link to %s",
  (address) => expect(safeHref(address)).toBe(address),
);

const PAYLOADS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<a href='javascript:alert(1)'>x</a>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<style>@import'//evil.example'</style>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "[x](javascript:alert(1))",
  "[x](javascript:alert%281%29)",
  "[![x](https://evil.example/x.png)](javascript:1)",
  "![x](https://evil.example/x.png)",
  "![x](//evil.example/x.png)",
  "![x](../../secret.png)",
  "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
  "<https://evil.example>",
  "`<script>`",
  "```\n<script>alert(1)</script>\n```",
  "> <script>alert(1)</script>",
  "- <script>alert(1)</script>",
  "| <script> | b |\n| --- | --- |\n| <img onerror=1> | [x](vbscript:1) |",
  "## <script>alert(1)</script>",
];

/** Every address in a tree, wherever it stands. */
function addresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addresses);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "href" || key === "src" ? [String(inner)] : addresses(inner),
  );
}

test.each(PAYLOADS)("%j becomes words and nothing else", (payload) => {
  const blocks = parseMarkdown(payload);
  expect(addresses(blocks)).toEqual([]);
  const kinds = new Set(["heading", "paragraph", "list", "quote", "table", "code", "rule"]);
  for (const { kind } of blocks) expect(kinds).toContain(kind);
});

test("a long text of unclosed signs stays a text", () => {
  for (const sign of ["*", "**", "[", "`", "[a]("]) {
    const blocks = parseMarkdown(`a${sign.repeat(20_001)}`);
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph"]);
    expect(addresses(blocks)).toEqual([]);
  }
});
