import { useRef } from "react";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { ListPrice } from "#parts/price/list-price.tsx";
import { Rating } from "#parts/speaker-card/rating.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { FEATURED_TEXTS as TEXTS } from "./texts.ts";

/** Three on wide screens (FEAT-04), six on phones (FEAT-05), the second half with the scripts. */
const FIRST_SLIDES = 3;
const PHOTO_SIZES = "(width >= 768px) 430px, 86vw";

/** A rail that scrolls sideways, by touch, wheel, keys or the two buttons; it never moves by itself. */
export function FeaturedCarousel({ speakers }: { speakers: readonly SpeakerCardData[] }) {
  const rail = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const step = rail.current?.firstElementChild?.clientWidth ?? 0;
    rail.current?.scrollBy({ left: direction * step, behavior: "smooth" });
  };
  const slides = useHydrated() ? speakers : speakers.slice(0, FIRST_SLIDES);
  if (speakers.length === 0) return null;
  return (
    <section className="section featured" aria-labelledby="featured">
      <div className="wrap section-head">
        <div>
          <h2 id="featured" className="h1">
            {TEXTS.title}
          </h2>
          <p className="mt-1 text-sm text-muted">{TEXTS.lead}</p>
        </div>
        <div className="flex gap-2 wide-only">
          <IconButton
            variant="line"
            icon="arrow-left"
            label={TEXTS.previous}
            onClick={() => turn(-1)}
          />
          <IconButton
            variant="line"
            icon="arrow-right"
            label={TEXTS.next}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <ul ref={rail} className="rail" aria-label={TEXTS.region} tabIndex={0}>
        {slides.map((speaker) => (
          <li key={speaker.slug} className="feature">
            <Slide speaker={speaker} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ speaker }: { speaker: SpeakerCardData }) {
  const { name, jobTitle, city, talkTitle, portrait, slug } = speaker;
  return (
    <>
      <div className="feature-photo">
        <Photo
          src={portrait}
          alt=""
          name={name}
          width={960}
          height={1200}
          sizes={PHOTO_SIZES}
          isFilling
        />
      </div>
      <div className="feature-text">
        {talkTitle && <p className="quoted quoted-lg">{`„${talkTitle}“`}</p>}
        <div>
          <h3 className="h3">{name}</h3>
          <p className="feature-muted">{[jobTitle, city].filter(Boolean).join(", ")}</p>
        </div>
        <Rating rating={speaker.rating} reviewCount={speaker.reviewCount} />
        <ListPrice startingFee={speaker.startingFee} />
        <div>
          <ButtonLink
            variant="paper"
            to={`/speaker/${slug}`}
            aria-label={TEXTS.profileOf(name)}
            prefetch="intent"
          >
            {TEXTS.profile}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
