import "./badge.css";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

/** On photographs only the solid ones: `free`, `paper`, `ink`. */
export type BadgeVariant =
  | "neutral"
  | "free"
  | "free-soft"
  | "spot"
  | "line"
  | "paper"
  | "ink"
  | "danger";

type BadgeProps = { variant?: BadgeVariant; icon?: IconName; children: ReactNode };

export function Badge({ variant = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={variant === "neutral" ? "badge" : `badge badge-${variant}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

export type StatusShape = "done" | "asked" | "waiting" | "failed" | "off";

/** A state in a list: a shape of its own and a word, never the colour alone. */
export function Status({ shape, children }: { shape: StatusShape; children: ReactNode }) {
  return <span className={`status status-${shape}`}>{children}</span>;
}
