import { expect, test } from "vitest";
import { parseCss, pruneCss } from "./prune-css.ts";

const prune = (css: string, html: string) => pruneCss(parseCss(css), html);
const PAGE = '<html lang="de"><p class="card h3 max-w-[44ch]">x</p></html>';

test("rules for classes that the page does not have are left out", () => {
  expect(prune(".card{a:b}.dialog{c:d}", PAGE)).toBe(".card{a:b}");
});

test("rules without classes stay", () => {
  expect(prune("p,:hover{a:b}:root{x:1}", PAGE)).toBe("p,:hover{a:b}:root{x:1}");
});

test("rules for elements that the page does not have are left out", () => {
  expect(prune("table{a:b}p .x,.card>svg{c:d}p:hover{e:f}[hidden]{g:h}", PAGE)).toBe(
    "p:hover{e:f}[hidden]{g:h}",
  );
});

test("tokens that nothing reads are left out", () => {
  const css = ":root{--used:1;--unused:2;--last:var(--used)}p{a:var(--last)}";
  expect(prune(css, PAGE)).toBe(":root{--used:1;--last:var(--used)}p{a:var(--last)}");
});

test("rules for the inside of a date field need such a field", () => {
  const css = "::-webkit-datetime-edit{a:b}";
  expect(prune(css, PAGE)).toBe("");
  expect(prune(css, '<input type="date">')).toBe(css);
});

test("of several selectors those stay that can match, with all their classes", () => {
  expect(prune(".dialog,.card .h3,a{a:b}.card .dialog{c:d}", PAGE)).toBe(".card .h3{a:b}");
});

test("classes in brackets are alternatives or exclusions and not required", () => {
  const css = ".card:not(.open){a:b}.h3:is(.x,.y){c:d}.card:has(:not(.z)){e:f}";
  expect(prune(css, PAGE)).toBe(css);
});

test("what another element is said to contain must be on the page", () => {
  const css =
    "html:has(.bar){a:b}html:has(> .card){c:d}p:has(input:focus){e:f}.h3:has(:hover){g:h}";
  expect(prune(css, PAGE)).toBe("html:has(> .card){c:d}.h3:has(:hover){g:h}");
});

test("rules for attributes need them, unless a script of the page itself may set them", () => {
  const page = '<html lang="de"><p class="card" data-kind="x" aria-pressed="false">x</p></html>';
  const css =
    '.card[data-kind]{a:b}.card[aria-pressed="true"]{c:d}.card[data-later]{e:f}[data-session] .card{g:h}.card:not([data-later]){i:j}';
  expect(prune(css, page)).toBe(
    '.card[data-kind]{a:b}.card[aria-pressed="true"]{c:d}[data-session] .card{g:h}.card:not([data-later]){i:j}',
  );
});

test("escaped names are compared as the page writes them", () => {
  expect(prune(".max-w-\\[44ch\\]{a:b}.max-w-\\[40ch\\]{c:d}", PAGE)).toBe(
    ".max-w-\\[44ch\\]{a:b}",
  );
});

test("groups lose what is unused, empty conditions go, empty layers keep their place", () => {
  const css =
    "@layer base,components;@layer base{.dialog{a:b}}@media (width>=768px){.dialog{a:b}}@media (width>=1024px){.card{a:b}}";
  const kept = "@layer base,components;@layer base{}@media (width>=1024px){.card{a:b}}";
  expect(prune(css, PAGE)).toBe(kept);
});

test("what stands on paper comes with the whole sheet, and a token that names itself says nothing", () => {
  expect(prune("@media print{.card{a:b}}.card{c:d}", PAGE)).toBe(".card{c:d}");
  expect(prune(":root{--a:var(--a);--b:1}.card{c:var(--a);d:var(--b)}", PAGE)).toBe(
    ":root{--b:1}.card{c:var(--a);d:var(--b)}",
  );
});

test("faces and used movements stay whole, and braces in texts do not confuse", () => {
  const css = `@font-face{src:url("a{b}.woff2")}@keyframes turn{to{a:b}}.card:after{animation:turn 1s;content:"}"}`;
  expect(prune(css, PAGE)).toBe(css);
});

test("a face for letters that the page does not have is left out", () => {
  const latin = '@font-face{src:url("l.woff2");unicode-range:U+20-7E,U+20AC}';
  const extended = '@font-face{src:url("e.woff2");unicode-range:U+100-151,U+1E9E}';
  const open = '@font-face{src:url("o.woff2")}';
  const css = latin + extended + open;
  expect(prune(css, PAGE)).toBe(latin + open);
  expect(prune(css, "<p>Łukasz</p>")).toBe(css);
  expect(prune(css, "<p>STRAẞE</p>")).toBe(css);
});

test("movements and typed properties that no rule names are left out", () => {
  const css = "@keyframes turn{0%{a:b}to{c:d}}@property --tw-x{syntax:'*'}.card{a:b}";
  expect(prune(css, PAGE)).toBe(".card{a:b}");
});

test("nested rules travel with their parent", () => {
  expect(prune(".card{a:b;&:hover{c:d}}", PAGE)).toBe(".card{a:b;&:hover{c:d}}");
});
