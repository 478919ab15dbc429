import { isFiller } from "./filler-words.ts";
import { parseQuery, type QueryNode } from "./parse-query.ts";
import type { Synonyms } from "./synonyms.ts";

/** A query with the known synonyms of its words and without words that say nothing. */
export function readMeaning(text: string, synonyms: Synonyms): QueryNode | undefined {
  const node = parseQuery(text);
  return node && meaningOf(node, synonyms);
}

function meaningOf(node: QueryNode, synonyms: Synonyms): QueryNode {
  switch (node.kind) {
    case "phrase":
    case "expression":
      return node;
    case "not":
      return { kind: "not", part: meaningOf(node.part, synonyms) };
    case "or":
      return { kind: "or", parts: node.parts.map((part) => meaningOf(part, synonyms)) };
    default:
      return together(requiredParts(flat(node), synonyms));
  }
}

/** „KI-Ethik heute“ is a row of three words, however they were joined. */
function flat(node: QueryNode): readonly QueryNode[] {
  return node.kind === "and" ? node.parts.flatMap(flat) : [node];
}

function together(parts: readonly QueryNode[]): QueryNode {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: "and", parts };
}

function requiredParts(nodes: readonly QueryNode[], synonyms: Synonyms): QueryNode[] {
  const parts: QueryNode[] = [];
  const fillers: QueryNode[] = [];
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    const known = synonyms.findIn(wordsFrom(nodes, at));
    if (known) {
      const typed = together(nodes.slice(at, at + known.length));
      parts.push({ kind: "expression", typed, others: known.others });
    } else if (node.kind === "term") (isFiller(node.word) ? fillers : parts).push(node);
    else parts.push(meaningOf(node, synonyms));
    at += known?.length ?? 1;
  }
  return parts.some(({ kind }) => kind !== "not") ? parts : [...fillers, ...parts];
}

/** The words that follow one another from a place on. */
function wordsFrom(nodes: readonly QueryNode[], from: number): string[] {
  const words: string[] = [];
  for (const node of nodes.slice(from)) {
    if (node.kind !== "term") break;
    words.push(node.word);
  }
  return words;
}
