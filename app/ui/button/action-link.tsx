import type { HTMLAttributes, MouseEvent, ReactNode } from "react";

/** Something a person can choose: a link where there is an address, otherwise a button. */
export type Action = {
  label: ReactNode;
  href?: string;
  /** With `href` this replaces the full page load of a plain click, for the router to navigate. */
  onSelect?: () => void;
};

type ActionLinkProps = HTMLAttributes<HTMLElement> & {
  action: Action;
  onDone?: () => void;
};

export function ActionLink({ action, onDone, children, ...rest }: ActionLinkProps) {
  const { href, onSelect, label } = action;
  const select = (event: MouseEvent) => {
    if (href !== undefined && opensElsewhere(event)) return;
    if (onSelect) {
      event.preventDefault();
      onSelect();
    }
    onDone?.();
  };
  if (href !== undefined) {
    return (
      <a {...rest} href={href} onClick={select}>
        {children ?? label}
      </a>
    );
  }
  return (
    <button {...rest} type="button" onClick={select}>
      {children ?? label}
    </button>
  );
}

/** Clicks that open a new tab or window belong to the browser. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
