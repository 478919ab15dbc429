import { Photo } from "#parts/photo.tsx";
import { Stars } from "./stars.tsx";
import { TAB_TEXTS, PROFILE_TEXTS as TEXTS } from "./texts.ts";
import type { TestimonialView } from "./work-view.ts";

type TestimonialProps = {
  testimonial: TestimonialView;
  /** Phones cut the quote and open it whole in a dialog. */
  onOpen?: () => void;
};

export function Testimonial({ testimonial, onOpen }: TestimonialProps) {
  const { author, role, company, quote, rating, logo } = testimonial;
  return (
    <figure className="panel quote" data-opens={onOpen ? "" : undefined}>
      <Stars rating={rating} />
      <blockquote className="voice">{TEXTS.quoted(quote)}</blockquote>
      <figcaption>
        <CompanyMark company={company} logo={logo} />
        <span>
          <b>{author}</b>
          <span>{[role, company].filter(Boolean).join(", ")}</span>
        </span>
      </figcaption>
      {onOpen && (
        <button type="button" className="quote-open" onClick={onOpen}>
          <span className="sr-only">{TAB_TEXTS.openReview(author)}</span>
        </button>
      )}
    </figure>
  );
}

/** The initial lies under the logo and shows when there is none or it does not load (SPEC 2). */
function CompanyMark({ company, logo }: { company: string; logo: string | null }) {
  return (
    <span className="company-mark">
      <Photo src={logo} alt="" name={company.slice(0, 1)} width={320} height={320} sizes="44px" />
    </span>
  );
}
