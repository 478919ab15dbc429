import "./breadcrumb.css";
import { Link } from "react-router";
import { Icon } from "../icon/icon.tsx";

export type Crumb = { label: string; to?: string };

/** The last entry is the page itself and no link. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {crumb.to === undefined || index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
