import "./topics.css";
import "#parts/speaker-card/speaker-card.css";
import "#ui/card.css";
import { Link } from "react-router";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { TOPICS_TEXTS as TEXTS } from "./texts.ts";

export type TopicEntry = {
  name: string;
  label: string;
  description: string;
  topics: readonly string[];
  count: number;
};

/** The fixed categories with what they are about and how many speakers each has. */
export function TopicsScreen({ entries }: { entries: readonly TopicEntry[] }) {
  return (
    <div className="wrap topics-page">
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.topics }]}
      />
      <h1 className="display-2">{TEXTS.heading}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <ul className="topic-list">
        {entries.map(({ name, label, description, topics, count }) => (
          <li key={name} className="topic-entry">
            <h2 className="h2">
              <Link className="card-link" to={`/themen/${name}`}>
                {label}
              </Link>
            </h2>
            <p className="topic-count">{TEXTS.count(count)}</p>
            <p className="text-ink-2">{description}</p>
            <p className="card-topics">{topics.join(", ")}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
