import { ModalFrame, type ModalFrameProps } from "./modal-frame.tsx";

const SIZE_CLASS = { sm: "dialog dialog-small", md: "dialog", lg: "dialog dialog-wide" } as const;

export type DialogProps = ModalFrameProps & { size?: keyof typeof SIZE_CLASS };

/** A modal box as high as its content: in the middle of the window, on phones at its lower edge. */
export function Dialog({ size = "md", ...frame }: DialogProps) {
  return <ModalFrame {...frame} className={SIZE_CLASS[size]} />;
}
