import "./popover.css";
import type { ReactNode } from "react";
import type { Align } from "./place-popover.ts";
import { usePopover } from "./use-popover.ts";

type PopoverProps = {
  /** What the opening button shows. */
  opener: ReactNode;
  openerClassName?: string;
  /** Names the panel. */
  label: string;
  align?: Align;
  /** Just before it shows. */
  onOpen?: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button with a small panel. It opens without JavaScript too. */
export function Popover(props: PopoverProps) {
  const { opener, openerClassName = "fbtn", label, align = "start", onOpen, children } = props;
  const { close, openerProps, panelProps } = usePopover(align, (panel) =>
    panel.querySelector<HTMLElement>("[data-autofocus]")?.focus(),
  );
  return (
    <>
      <button {...openerProps} type="button" className={openerClassName} aria-haspopup="dialog">
        {opener}
      </button>
      <div
        {...panelProps}
        className="popover"
        role="dialog"
        aria-label={label}
        onBeforeToggle={({ target, currentTarget, newState }) => {
          if (target === currentTarget && newState === "open") onOpen?.();
        }}
      >
        {typeof children === "function" ? children(close) : children}
      </div>
    </>
  );
}
