import "#ui/card.css";
import { Link } from "react-router";
import { reportAddress } from "#domain/content/report.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { TAB_TEXTS, PROFILE_TEXTS as TEXTS } from "../texts.ts";
import type { TestimonialView } from "./portfolio-view.ts";
import { Stars } from "./stars.tsx";

type TestimonialProps = {
  testimonial: TestimonialView;
  /** In the list of all: with what the speaker answered and a way to report it. */
  page?: { name: string; slug: string };
  /** Phones cut the quote and open it whole in a dialog. */
  onOpen?: () => void;
};

export function Testimonial({ testimonial, page, onOpen }: TestimonialProps) {
  const { author, role, company, quote, rating, logo, reviewId, reply } = testimonial;
  const anchor = page && reviewId ? reviewAnchor(reviewId) : undefined;
  return (
    <figure id={anchor} className="panel quote" data-opens={onOpen ? "" : undefined}>
      <div className="quote-head">
        <Stars rating={rating} />
        <Origin isVerified={reviewId !== null} />
      </div>
      <blockquote className="quoted">{TEXTS.quoted(quote)}</blockquote>
      <figcaption>
        <div className="quote-by">
          <CompanyMark company={company} logo={logo} />
          <span>
            <b>{author}</b>
            <span>{[role, company].filter(Boolean).join(", ")}</span>
          </span>
        </div>
        {page && reply && <Reply name={page.name} text={reply} />}
        {page && anchor && (
          <Link
            className="quote-report"
            to={reportAddress("review", `/speaker/${page.slug}#${anchor}`)}
          >
            {TAB_TEXTS.report}
            <span className="sr-only">{TAB_TEXTS.reportOf(author)}</span>
          </Link>
        )}
        {onOpen && (
          <button type="button" className="quote-open" onClick={onOpen}>
            <span className="sr-only">{TAB_TEXTS.openReview(author)}</span>
          </button>
        )}
      </figcaption>
    </figure>
  );
}

/** Where a review stands on the page; reports name it. */
function reviewAnchor(id: string): string {
  return `bewertung-${id}`;
}

export function Origin({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge variant="line" icon="badge-check">
      {TAB_TEXTS.verifiedReview}
    </Badge>
  ) : (
    <span className="text-muted text-xs">{TAB_TEXTS.provided}</span>
  );
}

export function Reply({ name, text }: { name: string; text: string }) {
  return (
    <div className="quote-reply">
      <b>{TAB_TEXTS.reply(name)}</b>
      <p>{text}</p>
    </div>
  );
}

/** The initial lies under the logo and shows when there is none or it does not load (PROF-74). */
function CompanyMark({ company, logo }: { company: string; logo: string | null }) {
  return (
    <span className="company-mark">
      <Photo src={logo} alt="" name={company.slice(0, 1)} width={320} height={320} sizes="44px" />
    </span>
  );
}
