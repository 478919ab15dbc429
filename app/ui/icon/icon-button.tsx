import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { CountBadge } from "../badge/count-badge.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

type Look = {
  icon: IconName;
  /** Says in words what the icon shows; it is the accessible name. */
  label: string;
  /** `line` has a border, `round` lies on pictures. */
  variant?: "plain" | "line" | "round";
  size?: 20 | 24;
  count?: number;
};

type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "children">;

export function IconButton({ icon, label, variant, size, count, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} className={iconButtonClass(variant)}>
      <span className="sr-only">{label}</span>
      <Icon name={icon} size={size ?? 20} />
      <CountBadge count={count ?? 0} isCorner />
    </button>
  );
}

type IconLinkProps = Look & Omit<LinkProps, "className" | "style" | "children">;

export function IconLink({ icon, label, variant, size, count, ...link }: IconLinkProps) {
  return (
    <Link {...link} className={iconButtonClass(variant)}>
      <span className="sr-only">{label}</span>
      <Icon name={icon} size={size ?? 20} />
      <CountBadge count={count ?? 0} isCorner />
    </Link>
  );
}

function iconButtonClass(variant: Look["variant"] = "plain"): string {
  return variant === "plain" ? "iconbtn" : `iconbtn iconbtn-${variant}`;
}
