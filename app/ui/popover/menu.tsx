import "../icon/icon.css";
import "./popover.css";
import type { KeyboardEvent, ReactNode } from "react";
import { rovingIndex } from "#ui/tabs/roving-index.ts";
import { type Action, ActionLink } from "../button/action-link.tsx";
import type { Align } from "./place-popover.ts";
import { usePopover } from "./use-popover.ts";

export type MenuItem = Action & { id: string; isDestructive?: boolean };

type MenuProps = {
  opener: ReactNode;
  openerClassName?: string;
  /** Names the button when it shows an icon only. */
  openerLabel?: string;
  label: string;
  items: readonly MenuItem[];
  align?: Align;
};

function entries(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

/** A button with a menu of links and actions (ARIA menu button). */
export function Menu(props: MenuProps) {
  const { opener, openerClassName = "iconbtn", openerLabel, label, items, align = "end" } = props;
  const { close, show, openerProps, panelProps } = usePopover(align, (panel) =>
    entries(panel)
      .at(panel.dataset.from === "end" ? -1 : 0)
      ?.focus(),
  );

  const onOpenerKey = (event: KeyboardEvent) => {
    const panel = panelProps.ref.current;
    if (!panel || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    panel.dataset.from = event.key === "ArrowUp" ? "end" : "start";
    show();
  };
  const onPanelKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") close();
    const list = entries(event.currentTarget);
    const current = list.indexOf(document.activeElement as HTMLElement);
    const next = rovingIndex(event.key, current, list.length, "vertical");
    if (next === null) return;
    event.preventDefault();
    list[next]?.focus();
  };

  return (
    <>
      <button
        {...openerProps}
        type="button"
        className={openerClassName}
        aria-haspopup="menu"
        aria-label={openerLabel}
        onKeyDown={onOpenerKey}
        onPointerDown={() => panelProps.ref.current?.removeAttribute("data-from")}
      >
        {opener}
      </button>
      <div
        {...panelProps}
        className="popover popover-menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onPanelKey}
      >
        {items.map((item) => (
          <ActionLink
            key={item.id}
            action={item}
            onDone={close}
            role="menuitem"
            tabIndex={-1}
            className={item.isDestructive ? "menu-item menu-item-danger" : "menu-item"}
          />
        ))}
      </div>
    </>
  );
}
