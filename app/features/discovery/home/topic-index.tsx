import { Link } from "react-router";
import type { Topic } from "../finder/finder-data.ts";
import { TOPIC_INDEX_TEXTS as TEXTS } from "./texts.ts";

/** All topics with the number of speakers behind each. */
export function TopicIndex({ topics }: { topics: readonly Topic[] }) {
  return (
    <section className="section" aria-labelledby="topics">
      <div className="wrap">
        <div className="section-head">
          <h2 id="topics" className="h2">
            {TEXTS.title}
          </h2>
          <Link className="link" to="/themen">
            {TEXTS.all}
          </Link>
        </div>
        <ul className="topic-index">
          {topics.map(({ name, label, count }) => (
            <li key={name}>
              <Link to={`/?category=${name}`} preventScrollReset state={{ show: "results" }}>
                {label}
                <sup>{count}</sup>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
