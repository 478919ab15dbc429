import type { ReactNode } from "react";

type AdminHeadProps = {
  title: string;
  note?: ReactNode;
  /** Buttons at the right end. */
  actions?: ReactNode;
};

/** The head of every screen of the administration. */
export function AdminHead({ title, note, actions }: AdminHeadProps) {
  return (
    <header className="dashboard-head">
      <div className="min-w-0">
        <h1 className="h1">{title}</h1>
        {note && <p className="note">{note}</p>}
      </div>
      {actions && <div className="button-row">{actions}</div>}
    </header>
  );
}
