import "#ui/alert.css";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { messageStyle } from "./message-style.ts";

/**
 * What the server or the page has to say. Neutral messages are announced like errors and have an
 * icon too, because the wording alone decides about the colour (C-75).
 */
export function AuthMessage({ text, children }: { text: string; children?: ReactNode }) {
  const isNeutral = messageStyle(text) === "neutral";
  return (
    <div className={isNeutral ? "alert" : "alert alert-danger"} role="alert">
      <Icon name={isNeutral ? "mail" : "circle-alert"} />
      <div className="min-w-0">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
