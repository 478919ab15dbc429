import "./card.css";
import type { ReactNode } from "react";

type CardProps = {
  title?: ReactNode;
  /** Buttons at the right end of the head. */
  actions?: ReactNode;
  isPadded?: boolean;
  children: ReactNode;
};

/** A resting panel. Panels are never put into panels. */
export function Card({ title, actions, isPadded = true, children }: CardProps) {
  return (
    <section className="panel">
      {(title || actions) && (
        <div className="panel-head">
          <h2 className="h3">{title}</h2>
          {actions && <div className="flex gap-2">{actions}</div>}
        </div>
      )}
      {isPadded ? <div className="panel-padded">{children}</div> : children}
    </section>
  );
}
