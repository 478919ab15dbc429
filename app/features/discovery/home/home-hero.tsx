import { Link } from "react-router";
import artSmall from "#assets/ensemble-640.webp?url";
import artLarge from "#assets/ensemble-1280.webp?url";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { HOME_TEXTS as TEXTS } from "../texts.ts";
import type { Topic } from "./topic-index.tsx";

const MOST_POPULAR = 4;

export function HomeHero({ topics }: { topics: readonly Topic[] }) {
  const popular = [...topics].sort((a, b) => b.count - a.count).slice(0, MOST_POPULAR);
  return (
    <section className="stage hero">
      <div className="wrap">
        <div className="hero-copy">
          <Breadcrumb
            label={TEXTS.breadcrumb}
            crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.finder }]}
          />
          <h1 className="display-1">{TEXTS.heading}</h1>
          <p className="lead max-w-[44ch]">{TEXTS.lead}</p>
          <div className="popular">
            <span>{TEXTS.popular}</span>
            {popular.map((topic) => (
              <Link key={topic.name} to={`/?category=${topic.name}`}>
                {topic.label}
                <span className="tnum">{topic.count}</span>
              </Link>
            ))}
          </div>
        </div>
        <div className="hero-art">
          <img
            src={artSmall}
            srcSet={`${artSmall} 640w, ${artLarge} 1280w`}
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
