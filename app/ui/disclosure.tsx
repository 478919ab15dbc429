import "./disclosure.css";
import type { ReactNode } from "react";
import { Icon } from "./icon/icon.tsx";

type DisclosureProps = {
  summary: ReactNode;
  /** Shown instead of `summary` while open, as in „Mehr lesen“ and „Weniger anzeigen“. */
  summaryOpen?: ReactNode;
  /** Disclosures of one group close each other. */
  group?: string;
  children: ReactNode;
};

/** The native details element: works without JavaScript and is found by the browser's search. */
export function Disclosure(props: DisclosureProps) {
  const { summary, summaryOpen, group, children } = props;
  return (
    <details className="disclosure" name={group}>
      <summary>
        {summaryOpen === undefined ? (
          summary
        ) : (
          <>
            <span className="when-closed">{summary}</span>
            <span className="when-open">{summaryOpen}</span>
          </>
        )}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
