import "./toast.css";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ActionLink } from "../button/action-link.tsx";
import {
  isUrgent,
  type Toast,
  type ToastKind,
  type ToastPlace,
  type ToastView,
  toast as toasts,
} from "./toast-store.ts";

const KIND_CLASS: Record<ToastKind, string> = {
  info: "toast",
  success: "toast toast-success",
  error: "toast toast-error",
  warning: "toast toast-warning",
};

const NOTHING: ToastView = { toast: null, outlet: null };

/**
 * Shows the one visible toast. The shell renders it once; every modal layer brings its own, because
 * the page behind a modal can be neither clicked nor heard. Only the topmost outlet shows anything.
 */
export function Toaster({ place }: { place: ToastPlace }) {
  const [outlet] = useState(() => Symbol("toast outlet"));
  const view = useSyncExternalStore(toasts.subscribe, toasts.view, () => NOTHING);
  useEffect(() => toasts.openOutlet(outlet, place), [outlet, place]);
  const shown = view.outlet === outlet ? view.toast : null;
  const hasUrgent = shown !== null && isUrgent(shown);
  return (
    <div className="toasts">
      <div role="status">{shown && !hasUrgent && <ToastCard key={shown.id} toast={shown} />}</div>
      <div role="alert">{shown && hasUrgent && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const close = () => toasts.dismiss(toast.id);
  const holders = useRef(new Set<"pointer" | "focus">());
  const hold = (holder: "pointer" | "focus") => {
    holders.current.add(holder);
    toasts.pause();
  };
  // The pointer may leave while the focus stays, and the other way round.
  const release = (holder: "pointer" | "focus") => {
    holders.current.delete(holder);
    if (holders.current.size === 0) toasts.resume();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops the clock, offers no action of its own
    <div
      className={KIND_CLASS[toast.kind]}
      data-toast={toast.kind}
      onPointerEnter={() => hold("pointer")}
      onPointerLeave={() => release("pointer")}
      onFocus={() => hold("focus")}
      onBlur={() => release("focus")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <span className="toast-text">{toast.text}</span>
      {toast.action && <ActionLink action={toast.action} onDone={close} className="toast-action" />}
    </div>
  );
}
