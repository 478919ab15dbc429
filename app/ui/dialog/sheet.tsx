import { ModalFrame, type ModalFrameProps } from "./modal-frame.tsx";
import { SheetHandle } from "./sheet-handle.tsx";

export type SheetProps = ModalFrameProps & {
  /** What it becomes from 768 px on: a large dialog, or a panel at the right edge. */
  wide?: "dialog" | "side";
};

/** A bottom sheet on phones, a dialog or side panel on wider windows. */
export function Sheet({ wide = "dialog", ...frame }: SheetProps) {
  return (
    <ModalFrame
      {...frame}
      className={frame.aside ? `sheet sheet-${wide} sheet-split` : `sheet sheet-${wide}`}
      handle={(close) => <SheetHandle onDrop={frame.isDismissible === false ? undefined : close} />}
    />
  );
}
