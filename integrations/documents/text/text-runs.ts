import createBidi from "bidi-js";
import { hasLetters } from "./document-fonts.ts";
import type { FallbackFonts } from "./fallback-fonts.ts";
import { clustersOf, isJoiner } from "./text-clusters.ts";

/** Letters side by side that one font draws; `font` is an index into the fallback fonts, or Inter. */
export type TextRun = {
  /** What is given to the font. */
  readonly text: string;
  /** What it means, in the order it is read. */
  readonly actual: string;
  /** Its place among the runs in the order they are read. */
  readonly order: number;
  readonly font: number | "inter";
};

/** What stands for a character that no font has: seen by readers, and copied as the character itself. */
const UNKNOWN = "□";
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const bidi = createBidi();

type Piece = {
  readonly clusters: string[];
  readonly meant: string[];
  readonly level: number;
  readonly font: TextRun["font"];
};

/**
 * A line in runs from left to right. Hebrew and Arabic are read from the right, numbers and Latin words among
 * them from the left (Unicode Annex 9); the line itself begins at the left, as the German document does.
 */
export function textRuns(line: string, fallback: FallbackFonts): TextRun[] {
  const pieces = piecesOf(line, fallback);
  return inVisualOrder(pieces).map((piece) => {
    const { clusters, meant, level, font } = piece;
    // The font reader turns round what it takes for Hebrew or Arabic, their figures too.
    const isTurned = RIGHT_TO_LEFT.test(clusters.join(""));
    const isFromRight = level % 2 === 1;
    const ordered = isFromRight === isTurned ? clusters : clusters.toReversed();
    const shown = isFromRight && !isTurned ? ordered.map(mirrored) : ordered;
    const order = pieces.indexOf(piece);
    return { text: shown.join(""), actual: meant.join(""), order, font };
  });
}

function piecesOf(line: string, fallback: FallbackFonts): Piece[] {
  const levels = RIGHT_TO_LEFT.test(line) ? bidi.getEmbeddingLevels(line, "ltr").levels : null;
  const pieces: Piece[] = [];
  let at = 0;
  for (const cluster of clustersOf(line)) {
    const level = levels?.[at] ?? 0;
    at += cluster.length;
    const { text, font } = drawn(cluster, fallback);
    const last = pieces.at(-1);
    if (last && last.font === font && last.level === level) {
      last.clusters.push(text);
      last.meant.push(cluster);
    } else pieces.push({ clusters: [text], meant: [cluster], level, font });
  }
  return pieces;
}

function drawn(cluster: string, fallback: FallbackFonts): Pick<TextRun, "text" | "font"> {
  const index = hasLetters(cluster) ? undefined : fallback.indexOf(cluster);
  if (index !== undefined) return { text: cluster, font: index };
  const visible = [...cluster].filter((character) => !isJoiner(character)).join("");
  return { text: hasLetters(visible) ? visible : UNKNOWN, font: "inter" };
}

/** Rule L2: from the deepest level up, whatever stands at it or deeper is turned round. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    let from = 0;
    while (from < ordered.length) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to++;
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to + 1;
    }
  }
  return ordered;
}

/** An opening bracket read from the right looks like a closing one. */
function mirrored(cluster: string): string {
  return bidi.getMirroredCharacter(cluster) ?? cluster;
}
