import "./analytics.css";
import type { AnswerTo } from "#app/session/api-client.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { STEP_WORDS, ANALYTICS_TEXTS as TEXTS } from "./texts.ts";

/** Every step with what it keeps of the one before; the longest bar is the most frequent step. */
export function FunnelChart({ funnel }: Pick<AnswerTo<"GET /admin/analytics">, "funnel">) {
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  const first = funnel[0]?.count ?? 0;
  const last = funnel.at(-1)?.count ?? 0;
  return (
    <>
      <p className="note">{TEXTS.funnelNote}</p>
      <ol className="mt-3">
        {funnel.map(({ step, count, kept_percent, lost }) => (
          <li key={step} className="meter-row">
            <span>{STEP_WORDS[step]}</span>
            <span>{formatNumber(count)}</span>
            <span className="meter-track" aria-hidden="true">
              <i style={{ width: `${(count / most) * 100}%` }} />
            </span>
            {kept_percent !== null && (
              <small>
                {TEXTS.kept(kept_percent)}
                {lost > 0 && `, ${TEXTS.lost(lost)}`}
              </small>
            )}
          </li>
        ))}
      </ol>
      <p className="note mt-3">{TEXTS.funnelResult(first, last)}</p>
    </>
  );
}
