import "./ai-dashboard.css";
import type { AnswerTo } from "#app/session/api-client.ts";
import { formatPercent } from "#domain/format/percent.ts";
import { FIGURE_LABELS, AI_TEXTS as TEXTS } from "./texts.ts";

export function AiFigures({ state }: { state: AnswerTo<"GET /admin/assistant"> }) {
  const { conversations, inquiries, answers } = state;
  const share = (count: number, of: number) =>
    of === 0 ? TEXTS.nothing : formatPercent(count / of);
  const time = (ms: number | null) => (ms === null ? TEXTS.nothing : TEXTS.ms(ms));
  const figures: [keyof typeof FIGURE_LABELS, string | number][] = [
    ["conversations", conversations],
    ["hit_rate", share(inquiries, conversations)],
    ["unanswered", share(state.unanswered, answers)],
    ["relaxed", share(state.relaxed, answers)],
    ["handed_over", state.handed_over],
    ["helpful", state.helpful],
    ["unhelpful", state.unhelpful],
    ["latency", `${time(state.median_ms)} · ${time(state.slow_ms)}`],
    ["by_model", state.by_model],
    ["fallbacks", state.fallbacks],
    ["rejected_claims", state.rejected_claims],
  ];
  return (
    <>
      <dl className="ai-figures">
        {figures.map(([key, value]) => (
          <div key={key} className="ai-figure">
            <dt>{FIGURE_LABELS[key]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{TEXTS.model(state.model, state.uses_model)}</p>
      <section className="ai-missing" aria-labelledby="fehlende-themen">
        <h2 id="fehlende-themen" className="h3">
          {TEXTS.missing}
        </h2>
        {state.missing_topics.length === 0 ? (
          <p className="text-muted">{TEXTS.noMissing}</p>
        ) : (
          <ul>
            {state.missing_topics.map(({ topic, count }) => (
              <li key={topic}>
                {topic} <span className="text-muted">{TEXTS.times(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
