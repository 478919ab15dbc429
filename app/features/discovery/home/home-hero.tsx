import "./home.css";
import { type ReactNode, use } from "react";
import { Link } from "react-router";
import artSmall from "#assets/ensemble-720.avif?url";
import artLarge from "#assets/ensemble-1280.avif?url";
import type { TopicCount } from "#domain/search/results.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { HOME_TEXTS as TEXTS } from "../texts.ts";

const MOST_POPULAR = 4;

type HomeHeroProps = { popular: readonly TopicCount[]; search: ReactNode };

export function HomeHero({ popular, search }: HomeHeroProps) {
  const { closedNote } = use(TermsContext);
  return (
    <section className="stage hero">
      <div className="wrap">
        <div className="hero-copy">
          <Breadcrumb
            label={TEXTS.breadcrumb}
            crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.finder }]}
          />
          <h1 className="display-1">{TEXTS.heading}</h1>
          <p className="lead hero-lead">
            {`${TEXTS.lead} ${closedNote ? TEXTS.onlyWay : TEXTS.ways}`}
          </p>
          {search}
          <div className="popular">
            <span>{TEXTS.popular}</span>
            {popular.slice(0, MOST_POPULAR).map(({ topic, count }) => (
              <Link
                key={topic}
                to={`/?q=${encodeURIComponent(topic)}`}
                preventScrollReset
                state={{ show: "results" }}
              >
                {topic}
                <span className="tnum">{count}</span>
              </Link>
            ))}
          </div>
        </div>
        <div className="hero-art">
          <img
            src={artSmall}
            srcSet={`${artSmall} 720w, ${artLarge} 1280w`}
            sizes="(width >= 1024px) 50vw, min(98vw, 520px)"
            width={1480}
            height={1240}
            alt={TEXTS.art}
            fetchPriority="high"
          />
        </div>
      </div>
    </section>
  );
}
