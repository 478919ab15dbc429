import "./alert.css";
import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";

type AlertVariant = "info" | "success" | "notice" | "danger";

const ICONS: Record<AlertVariant, IconName> = {
  info: "info",
  success: "circle-check",
  notice: "clock",
  danger: "circle-alert",
};

type AlertProps = { variant?: AlertVariant; icon?: IconName; children: ReactNode };

/** Stays in the page. What blocks the user is announced at once, the rest politely. */
export function Alert({ variant = "info", icon, children }: AlertProps) {
  return (
    <div
      className={variant === "info" ? "alert" : `alert alert-${variant}`}
      role={variant === "danger" ? "alert" : "status"}
    >
      <Icon name={icon ?? ICONS[variant]} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
