import "./tooltip.css";
import { type ReactNode, useId } from "react";
import { useTooltip } from "./use-tooltip.ts";

type TooltipProps = {
  text: string;
  /** Receives the id for `aria-describedby` of the one element it renders. */
  children: (describedBy: string) => ReactNode;
};

/** A short explanation on hover and focus; never the only place of an information. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { bubble, show, hide, keep } = useTooltip();
  const reveal = (holder: Element, isAtOnce: boolean) => {
    const anchor = holder.firstElementChild;
    if (anchor) show(anchor, text, isAtOnce);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the element inside, which is the interactive one
    <span
      className="tooltip-holder"
      onPointerEnter={(event) =>
        event.pointerType !== "touch" && reveal(event.currentTarget, false)
      }
      onPointerLeave={hide}
      onFocus={(event) => reveal(event.currentTarget, true)}
      onBlur={hide}
    >
      {children(id)}
      <div
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="tooltip"
        onPointerEnter={keep}
      >
        {text}
      </div>
    </span>
  );
}
