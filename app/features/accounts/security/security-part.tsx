import type { ReactNode } from "react";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Alert } from "#ui/alert.tsx";

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
  if (query.isError) return <Alert variant="danger">{FAILED_TEXTS.again}</Alert>;
  return (
    <p className="security-note" role="status">
      {LOADING_TEXTS.loading}
    </p>
  );
}
