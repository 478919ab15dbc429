import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { lockScroll } from "./scroll-lock.ts";

export type ModalOptions = {
  open: boolean;
  onClose: () => void;
  /** May refuse to close, for instance after asking whether to drop what was entered. */
  onBeforeClose?: (() => boolean | Promise<boolean>) | undefined;
  /** False for the rare question that has to be answered: no ×, no Esc, no click beside it. */
  isDismissible?: boolean | undefined;
};

/** Behaviour of every modal layer on the native dialog: it traps focus, returns it and nests by itself. */
export function useModal({ open, onClose, onBeforeClose, isDismissible = true }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isAsking = useRef(false);
  const pressedOutside = useRef(false);
  const isPresent = usePresence(ref, open);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const release = lockScroll();
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
    (first ?? dialog).focus();
    return () => {
      dialog.close();
      release();
    };
  }, [open]);

  const requestClose = async () => {
    if (!isDismissible || isAsking.current) return;
    isAsking.current = true;
    try {
      if (!onBeforeClose || (await onBeforeClose())) onClose();
    } finally {
      isAsking.current = false;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // An open popover inside is nearer to the reader; the browser closes that one first.
    if (event.currentTarget.querySelector("[popover=auto]:popover-open")) return;
    event.preventDefault();
    event.stopPropagation();
    void requestClose();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void requestClose();
  };
  // Browsers may close a dialog over a refusal, e.g. on a second back gesture in a row.
  const onForcedClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
    if (isDismissible) onClose();
    else event.currentTarget.showModal();
  };
  const onPointerDown = (event: MouseEvent<HTMLDialogElement>) => {
    pressedOutside.current = isOutside(event);
  };
  // Both ends of the click lie outside, so selecting text beyond the edge closes nothing.
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOutside.current && isOutside(event)) void requestClose();
    pressedOutside.current = false;
  };

  const dialogProps = { ref, onKeyDown, onCancel, onClose: onForcedClose, onPointerDown, onClick };
  return { dialogProps, isPresent, requestClose };
}

/** The backdrop belongs to the dialog element, so only the position tells a click beside the box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

/** Content stays while the layer fades out, then leaves the document. */
function usePresence(ref: { current: HTMLDialogElement | null }, open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  const [isLeaving, setLeaving] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }
  useLayoutEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    // Read after the dialog has closed, because only then the fading has begun.
    queueMicrotask(async () => {
      const fading = ref.current?.getAnimations() ?? [];
      await Promise.allSettled(fading.map((animation) => animation.finished));
      if (isCurrent) setLeaving(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, ref]);
  return open || isLeaving;
}
