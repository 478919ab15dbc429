import "./pagination.css";
import { Link } from "react-router";
import { Icon } from "#ui/icon/icon.tsx";
import { visiblePages } from "./visible-pages.ts";

type PaginationProps = {
  page: number;
  pageCount: number;
  href: (page: number) => string;
  labels: { navigation: string; previous: string; next: string };
};

/** Plain links, so that paging works without scripts and every page can be shared. */
export function Pagination({ page, pageCount, href, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  let gaps = 0;
  return (
    <nav className="pages" aria-label={labels.navigation}>
      {page > 1 && (
        <Link className="page" to={href(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {visiblePages(page, pageCount).map((shown) => {
        if (shown === null) {
          gaps += 1;
          return (
            <span key={`gap-${gaps}`} className="page">
              …
            </span>
          );
        }
        return shown === page ? (
          <span key={shown} className="page" aria-current="page">
            {shown}
          </span>
        ) : (
          <Link key={shown} className="page" to={href(shown)}>
            {shown}
          </Link>
        );
      })}
      {page < pageCount && (
        <Link className="page" to={href(page + 1)} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
