import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { SECURITY_TEXTS } from "./texts.ts";

type SecurityPartProps = { title: string; lead?: string; children: ReactNode };

export function SecurityPart({ title, lead, children }: SecurityPartProps) {
  return (
    <section className="security-part">
      <h3>{title}</h3>
      {lead && <p className="security-note">{lead}</p>}
      {children}
    </section>
  );
}

type LoadedProps<T> = {
  query: { data: T | undefined; isError: boolean };
  children: (data: T) => ReactNode;
};

/** The three states of everything that is read here. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Alert variant="danger">{SECURITY_TEXTS.failed}</Alert>;
  return (
    <p className="security-note" role="status">
      {SECURITY_TEXTS.loading}
    </p>
  );
}
