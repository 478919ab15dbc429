import { useState } from "react";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { tryRanking } from "./setting-queries.ts";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

type Shown = Awaited<ReturnType<typeof tryRanking>>;

/** Who leads the list now, and who would. */
export function RankingPreview({ weights }: { weights: () => unknown }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { run } = useAction([], { failed: FAILED_TEXTS.failed });
  const look = () => run(() => tryRanking(weights()), { onDone: setShown, onFailed: toastRefusal });
  return (
    <div className="editor-fields">
      <div>
        <Button variant="line" icon="eye" onClick={() => void look()}>
          {TEXTS.tryRanking}
        </Button>
      </div>
      {shown && (
        <section className="editor-fields editor-fields-two" aria-label={TEXTS.ranking}>
          {(["now", "next"] as const).map((when) => (
            <div key={when}>
              <p className="label">{when === "now" ? TEXTS.rankingNow : TEXTS.rankingThen}</p>
              <ol>
                {shown[when].map(({ slug, name, place }) => (
                  <li key={slug}>
                    {place}. {name}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
