export type Box = { top: number; left: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Side = "below" | "above";
export type Align = "start" | "center" | "end";

const EDGE = 8;

/**
 * Where a floating box goes beside its anchor: on the preferred side if it fits or has more room
 * there, otherwise opposite; pushed back from the edges of the window.
 */
export function placePopover(
  anchor: Box,
  box: Size,
  view: Size,
  { side, align, gap }: { side: Side; align: Align; gap: number },
): { top: number; left: number; side: Side } {
  const roomAbove = anchor.top - gap - EDGE;
  const roomBelow = view.height - anchor.top - anchor.height - gap - EDGE;
  const [preferred, other] = side === "below" ? [roomBelow, roomAbove] : [roomAbove, roomBelow];
  const opposite: Side = side === "below" ? "above" : "below";
  const taken = box.height <= preferred || preferred >= other ? side : opposite;
  const top = taken === "below" ? anchor.top + anchor.height + gap : anchor.top - gap - box.height;
  const slack = anchor.width - box.width;
  const left = anchor.left + { start: 0, center: slack / 2, end: slack }[align];
  const lastLeft = Math.max(EDGE, view.width - box.width - EDGE);
  return { top: Math.max(EDGE, top), left: Math.min(Math.max(EDGE, left), lastLeft), side: taken };
}
