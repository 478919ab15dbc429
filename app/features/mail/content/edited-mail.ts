import { failure, ok, type Result } from "#domain/result.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";

/** A mail in an admin's own words. */
export type MailText = {
  readonly subject: string;
  readonly preheader: string;
  /**
   * Paragraphs with an empty line between them: `# ` heading, `> ` note, `[[aussage]]`, `[[angaben]]`,
   * `[[code]]` and `[[knopf: words]]` where the mail has such a block; all else is text. `{{name}}` is a
   * placeholder.
   */
  readonly body: string;
};

export type TextFault =
  | { readonly kind: "unknown_placeholder"; readonly name: string }
  | { readonly kind: "unknown_block"; readonly name: string }
  | {
      readonly kind:
        | "missing_heading"
        | "missing_action"
        | "missing_code"
        | "missing_statement"
        | "missing_subject";
    };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const BLOCK = /^\[\[\s*([^\]:]+?)\s*(?::\s*([^\]]*?)\s*)?\]\]$/;
const HEADING = /^#\s+/;
const NOTE = /^>\s?/gm;

type Words = { readonly names: ReadonlySet<string>; readonly fill: (text: string) => string };

/** The mail in its own words, or everything that is wrong with them. Statement, facts, code and link stay ours. */
export function editedMail(
  text: MailText,
  builtIn: MailContent,
  values: ReadonlyMap<string, string>,
): Result<MailContent, TextFault[]> {
  const words: Words = {
    names: new Set(values.keys()),
    // Nothing but a look-up: an own text can compute nothing and reach nothing.
    fill: (line) =>
      line.replace(PLACEHOLDER, (_all, name: string) => values.get(name.trim()) ?? ""),
  };
  const faults = faultsIn(text, builtIn, words.names);
  if (faults.length > 0) return failure(faults);
  const parts = paragraphs(text.body);
  const heading = parts.find((part) => HEADING.test(part)) ?? "";
  return ok({
    subject: words.fill(text.subject),
    preheader: words.fill(text.preheader),
    heading: words.fill(heading.replace(HEADING, "")),
    blocks: parts
      .filter((part) => part !== heading)
      .flatMap((part) => blockOf(part, builtIn, words)),
  });
}

export function faultsIn(
  text: MailText,
  builtIn: MailContent,
  names: ReadonlySet<string>,
): TextFault[] {
  const faults: TextFault[] = [];
  if (text.subject.trim() === "") faults.push({ kind: "missing_subject" });
  for (const [, name = ""] of [text.subject, text.preheader, text.body]
    .join("\n")
    .matchAll(PLACEHOLDER)) {
    if (!names.has(name.trim()))
      faults.push({ kind: "unknown_placeholder", name: name.slice(0, 60) });
  }
  const parts = paragraphs(text.body);
  const used = parts.flatMap((part) => BLOCK.exec(part)?.[1]?.toLowerCase() ?? []);
  for (const name of used) {
    const kind = KINDS.get(name);
    if (!kind || !has(builtIn, kind))
      faults.push({ kind: "unknown_block", name: name.slice(0, 60) });
  }
  if (!parts.some((part) => HEADING.test(part))) faults.push({ kind: "missing_heading" });
  // Without its link or code such a mail would be of no use to its reader.
  if (has(builtIn, "action") && !used.includes("knopf")) faults.push({ kind: "missing_action" });
  if (has(builtIn, "code") && !used.includes("code")) faults.push({ kind: "missing_code" });
  // Without it a refusal could read like a consent.
  if (has(builtIn, "statement") && !used.includes("aussage"))
    faults.push({ kind: "missing_statement" });
  return faults;
}

const KINDS: ReadonlyMap<string, MailBlock["kind"]> = new Map([
  ["aussage", "statement"],
  ["angaben", "facts"],
  ["knopf", "action"],
  ["code", "code"],
]);

function has({ blocks }: MailContent, kind: MailBlock["kind"]): boolean {
  return blocks.some((block) => block.kind === kind);
}

function blockOf(part: string, builtIn: MailContent, { fill }: Words): MailBlock[] {
  const [, name, label] = BLOCK.exec(part) ?? [];
  if (name !== undefined) {
    const kind = KINDS.get(name.toLowerCase());
    return builtIn.blocks
      .filter((block) => block.kind === kind)
      .map((block) =>
        block.kind === "action" && label && !block.hasFixedLabel
          ? { ...block, label: fill(label) }
          : block,
      );
  }
  if (part.startsWith(">")) return [{ kind: "note", text: fill(part.replace(NOTE, "")) }];
  return [{ kind: "text", text: fill(part) }];
}

function paragraphs(body: string): string[] {
  return body
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The built-in wording in the form of an own text, for the editor to start from. */
export function writtenText(
  { subject, preheader, heading, blocks }: MailContent,
  values: ReadonlyMap<string, string>,
): MailText {
  // The longest first: a title may hold the name of a place that is a placeholder too.
  const known = [...values]
    .filter(([, value]) => value.length > 2)
    .sort(([, a], [, b]) => b.length - a.length);
  const open = (text: string) =>
    known.reduce((line, [name, value]) => line.replaceAll(value, `{{${name}}}`), text);
  const body = blocks.map((block) => written(block, open));
  return {
    subject: open(subject),
    preheader: open(preheader),
    body: [`# ${open(heading)}`, ...body].join("\n\n"),
  };
}

function written(block: MailBlock, open: (text: string) => string): string {
  switch (block.kind) {
    case "text":
      return open(block.text);
    case "note":
      return `> ${open(block.text)}`;
    case "statement":
      return "[[aussage]]";
    case "facts":
      return "[[angaben]]";
    case "code":
      return "[[code]]";
    case "action":
      return block.hasFixedLabel ? "[[knopf]]" : `[[knopf: ${open(block.label)}]]`;
  }
}
