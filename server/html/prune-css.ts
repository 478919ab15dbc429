/**
 * A page carries in its head only the rules it can use; the whole stylesheet follows after hydration,
 * before anything else can be shown. Parsed once, because every rendered page asks.
 */
type Rule =
  | { kind: "style"; selectors: readonly Selector[]; body: string }
  | { kind: "group"; head: string; rules: readonly Rule[] }
  | { kind: "other"; text: string };

/** With the classes, elements and attributes that a page must have for it. */
type Selector = { text: string; needs: readonly string[] };

export type Stylesheet = readonly Rule[];

/**
 * Start values for browsers without @property, which our pages do not serve anyway, and what stands
 * on paper: the whole sheet has arrived before the page is printed.
 */
const LATE_GROUPS = ["@layer properties", "@media print"];

/** Groups whose content is rules; all other at-rules (faces, keyframes, properties) stay whole or go. */
const GROUP = /^@(media|supports|layer|container)\b/;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\.|[\w-])+)/g;
const TAG = /<([a-z][a-z0-9-]*)/g;
/** An element name stands at the start of a selector or after a combinator. */
const TYPE_SELECTOR = /(?:^|[\s>+~])([a-z][a-z0-9-]*)/g;

export function parseCss(css: string): Stylesheet {
  const rules: Rule[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  let at = 0;
  while (at < text.length) {
    const stop = nextStop(text, at);
    if (stop === -1) break;
    const head = text.slice(at, stop).trim();
    if (text[stop] === ";") {
      rules.push({ kind: "other", text: `${head};` });
      at = stop + 1;
      continue;
    }
    const end = closingBrace(text, stop);
    const body = text.slice(stop + 1, end);
    rules.push(toRule(head, body));
    at = end + 1;
  }
  return rules;
}

function toRule(head: string, body: string): Rule {
  if (GROUP.test(head)) return { kind: "group", head, rules: parseCss(body) };
  if (head.startsWith("@")) return { kind: "other", text: `${head}{${body}}` };
  const selectors = splitSelectors(head).map((text) => ({ text, needs: required(text) }));
  return { kind: "style", selectors, body };
}

export function pruneCss(sheet: Stylesheet, html: string): string {
  const present = new Set([
    ...classesOf(html),
    ...tagsOf(html),
    ...attributesOf(html),
    ...partsOf(html),
  ]);
  const css = withoutStrangeFaces(write(sheet, present), html);
  return withoutUnusedProperties(withoutUnusedNames(css), html);
}

const FACE = /@font-face\{[^{}]*\}/g;
const RANGES = /unicode-range:([^;}]+)/;

/** Faces for letters that the page does not have; when one is typed the whole sheet is there. */
function withoutStrangeFaces(css: string, html: string): string {
  return css.replace(FACE, (face) => {
    const ranges = RANGES.exec(face)?.[1];
    return ranges === undefined || lettersIn(ranges).test(html) ? face : "";
  });
}

/** „U+100-151,U+1E9E“ as a pattern. */
function lettersIn(ranges: string): RegExp {
  const spans = ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi);
  const classes = [...spans].map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${classes.join("")}]`, "u");
}

const NAMED = /@(?:keyframes|property) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Movements and typed properties that no rule here names; those of later parts come with the whole sheet. */
function withoutUnusedNames(css: string): string {
  const rules = css.replace(NAMED, "");
  return css.replace(NAMED, (rule, name: string) => (rules.includes(name) ? rule : ""));
}

const CUSTOM_PROPERTY = /(--[\w-]+):[^;{}]*;?/g;

/** Tokens that nothing here reads or that name themselves; one round, because few are made of others. */
function withoutUnusedProperties(css: string, html: string): string {
  return css.replace(CUSTOM_PROPERTY, (declaration, name: string) => {
    const isRead = css.includes(`var(${name}`) || html.includes(`var(${name}`);
    return isRead && !declaration.includes(`:var(${name})`) ? declaration : "";
  });
}

function write(rules: readonly Rule[], present: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === "other") return rule.text;
      if (rule.kind === "group") {
        if (LATE_GROUPS.includes(rule.head)) return "";
        const inner = write(rule.rules, present);
        // An empty layer still says where it stands among the others.
        return inner || rule.head.startsWith("@layer") ? `${rule.head}{${inner}}` : "";
      }
      const matching = rule.selectors.filter(({ needs }) => needs.every((one) => present.has(one)));
      return matching.length > 0 ? `${matching.map(({ text }) => text).join()}{${rule.body}}` : "";
    })
    .join("");
}

/** Classes and elements share one set; the dot tells them apart. */
function classesOf(html: string): string[] {
  const names = [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, list = ""]) => list.split(/\s+/));
  return names.map((name) => `.${name.replaceAll("&amp;", "&").replaceAll("&gt;", ">")}`);
}

const ATTRIBUTE = /\s((?:data|aria)-[\w-]+)/g;
const ATTRIBUTE_SELECTOR = /\[((?:data|aria)-[\w-]+)/g;

/** Set by the scripts in the page itself, which do not wait for the whole sheet. */
const SET_EARLY = ["theme", "prices", "session", "failed", "loaded", "touched", "ready"];
const EARLY_ATTRIBUTES = SET_EARLY.map((name) => `[data-${name}`);

function attributesOf(html: string): string[] {
  const written = [...html.matchAll(ATTRIBUTE)].map(([, name = ""]) => `[${name}`);
  return [...written, ...EARLY_ATTRIBUTES];
}

/** Rules for the inside of fields that are rare: written into a page only where such a field is. */
const FIELD_PARTS = [
  { part: "::-webkit-date", field: 'type="date"' },
  { part: "::-webkit-calendar", field: 'type="date"' },
  { part: "::file-selector", field: 'type="file"' },
];

function partsOf(html: string): string[] {
  return FIELD_PARTS.filter(({ field }) => html.includes(field)).map(({ part }) => part);
}

function tagsOf(html: string): string[] {
  return [...html.matchAll(TAG)].map(([, name = ""]) => name);
}

const HAS_ONE = /:has\(([^(),]+)\)/g;

/**
 * Classes, elements and attributes that the page must have. What stands in brackets may be an alternative, except
 * for what another element is said to contain: asking for that costs the browser a search.
 */
function required(selector: string): string[] {
  let plain = /:(?:not|is|where)\(/.test(selector) ? selector : selector.replace(HAS_ONE, " $1");
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  const classes = [...plain.matchAll(CLASS_SELECTOR)].map(
    ([, name = ""]) => `.${name.replace(/\\(.)/g, "$1")}`,
  );
  const elements = [...plain.replace(/\[[^\]]*\]/g, "").matchAll(TYPE_SELECTOR)];
  const attributes = [...plain.matchAll(ATTRIBUTE_SELECTOR)].map(([, name = ""]) => `[${name}`);
  const parts = FIELD_PARTS.filter(({ part }) => plain.includes(part)).map(({ part }) => part);
  return [...classes, ...elements.map(([, name = ""]) => name), ...attributes, ...parts];
}

function splitSelectors(head: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (sign === "\\") at += 1;
    else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(head.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, head.slice(from)];
}

/** Where a head ends: at its block or, for statements, at the semicolon. */
function nextStop(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(text, at);
    else if (sign === "{" || sign === ";") return at;
  }
  return -1;
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(text, at);
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === text[open]) return at;
  }
  return text.length;
}
