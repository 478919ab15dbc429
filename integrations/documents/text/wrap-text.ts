import { clustersOf } from "./text-clusters.ts";

export type WrapOptions = {
  readonly width: number;
  readonly measure: (text: string) => number;
  readonly maxLines?: number;
};

const ELLIPSIS = "…";

/** Lines that fit, always: words that are too long are cut, and what exceeds the lines ends in „…“. */
export function wrapText(
  text: string,
  { width, measure, maxLines = Number.POSITIVE_INFINITY }: WrapOptions,
): string[] {
  const fits = (line: string) => measure(line) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, fits))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    if (lines.length > maxLines) break;
  }
  if (line !== "") lines.push(line);
  return lines.length > maxLines ? shortened(lines.slice(0, maxLines), fits) : lines;
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (word === "" || fits(word)) return word === "" ? [] : [word];
  const cut: string[] = [];
  let piece = "";
  for (const character of clustersOf(word)) {
    if (piece !== "" && !fits(piece + character)) {
      cut.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...cut, piece];
}

function shortened(lines: readonly string[], fits: (text: string) => boolean): string[] {
  const last = clustersOf(lines.at(-1) ?? "");
  while (last.length > 0 && !fits(`${last.join("")}${ELLIPSIS}`)) last.pop();
  return [...lines.slice(0, -1), `${last.join("").trimEnd()}${ELLIPSIS}`];
}
