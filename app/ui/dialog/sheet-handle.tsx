import "./dialog.css";
import { type PointerEvent, useRef } from "react";

/** A sheet pulled down further than this goes away; less and it springs back. */
const DROP_PX = 96;

/** The grip on top of a sheet. Dragging is a shortcut only: × and Esc do the same. */
export function SheetHandle({ onDrop }: { onDrop: (() => void) | undefined }) {
  const from = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, event.clientY - from.current);
  const pull = (event: PointerEvent, px: number) => {
    const sheet = event.currentTarget.closest("dialog");
    sheet?.style.setProperty("translate", px > 0 ? `0 ${px}px` : "");
    sheet?.toggleAttribute("data-dragging", px > 0);
  };
  const end = (event: PointerEvent) => {
    const isDropped = pulled(event) > DROP_PX;
    pull(event, 0);
    from.current = null;
    if (isDropped && event.type === "pointerup") onDrop?.();
  };
  return (
    <div
      className="handle-area"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!onDrop) return;
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== null) pull(event, pulled(event));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div className="handle" />
    </div>
  );
}
