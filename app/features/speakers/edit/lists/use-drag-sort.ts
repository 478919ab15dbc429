import { type DragEvent, useState } from "react";

/** Sorting by pulling: a handle that is pulled, and rows that take it. Buttons do the same by keyboard. */
export function useDragSort(onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const stop = () => {
    setHeld(null);
    setOver(null);
  };
  return {
    handle: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        // Without data some browsers do not start to drag.
        event.dataTransfer.setData("text/plain", String(at));
        setHeld(at);
      },
      onDragEnd: stop,
    }),
    over: (at: number) => ({
      "data-over": held !== null && over === at && held !== at ? "" : undefined,
      onDragOver: (event: DragEvent) => {
        if (held === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        if (held === null) return;
        event.preventDefault();
        if (held !== at) onMove(held, at);
        stop();
      },
    }),
  };
}
