import { Link } from "react-router";
import { HOME_TEXTS as TEXTS } from "../texts.ts";

export type Topic = { name: string; label: string; count: number };

/** All topics with the number of speakers behind each. */
export function TopicIndex({ topics }: { topics: readonly Topic[] }) {
  return (
    <section className="section" aria-labelledby="topics">
      <div className="wrap">
        <div className="section-head">
          <h2 id="topics" className="h2">
            {TEXTS.topics}
          </h2>
        </div>
        <ul className="topic-index">
          {topics.map((topic) => (
            <li key={topic.name}>
              <Link to={`/?category=${topic.name}`}>
                {topic.label}
                <sup>{topic.count}</sup>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
