import { type Box, linesHeight, type Sheet } from "../sheet.ts";
import type { TextStyle } from "./text-style.ts";

/** On the next page if there is no room for something of this height. */
export function roomFor(sheet: Sheet, y: number, height: number): number {
  if (y + height <= sheet.area.bottom) return y;
  sheet.doc.addPage();
  return sheet.area.top;
}

/** The same for a text, which begins here in any case if no page would hold all of it. */
export function roomForText(sheet: Sheet, y: number, height: number): number {
  const { top, bottom } = sheet.area;
  return height > bottom - top ? y : roomFor(sheet, y, height);
}

/** Writes lines, on as many pages as it takes; returns where they end. */
export function flow(sheet: Sheet, lines: readonly string[], box: Box, style: TextStyle): number {
  const height = linesHeight(1, style);
  let { y } = box;
  for (const line of lines) {
    y = roomFor(sheet, y, height);
    sheet.write([line], { ...box, y }, style);
    y += height;
  }
  return y;
}

/** A text of any length in its own block; returns where it ends. */
export function flowText(
  sheet: Sheet,
  text: string,
  box: Box,
  { tag = "P", ...style }: TextStyle & { readonly tag?: string },
): number {
  const lines = sheet.broken(text, box.width, style);
  const top = roomForText(sheet, box.y, linesHeight(lines.length, style));
  let end = top;
  sheet.put(tag, () => {
    end = flow(sheet, lines, { ...box, y: top }, style);
  });
  return end;
}

type Label = { readonly text: string; readonly width: number; readonly style: TextStyle };

/** A name and what it is, side by side; returns where the longer of the two ends. */
export function flowPair(
  sheet: Sheet,
  label: Label,
  text: string,
  { box, style }: { readonly box: Box; readonly style: TextStyle },
): number {
  const width = box.width - label.width;
  const names = sheet.broken(label.text, label.width - 3, label.style);
  const lines = sheet.broken(text, width, style);
  const tallest = Math.max(
    linesHeight(names.length, label.style),
    linesHeight(lines.length, style),
  );
  const top = roomForText(sheet, box.y, tallest);
  let end = top;
  sheet.put("P", () => {
    sheet.write(names, { ...box, y: top }, label.style);
    end = flow(sheet, lines, { x: box.x + label.width, y: top, width }, style);
  });
  return tallest > sheet.area.bottom - sheet.area.top ? end : top + tallest;
}
