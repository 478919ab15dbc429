import { useState } from "react";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { tryRanking } from "./setting-queries.ts";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

type Shown = Awaited<ReturnType<typeof tryRanking>>;

/** Who leads the list now, and who would. */
export function RankingPreview({ weights }: { weights: () => unknown }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const look = async () => {
    try {
      setShown(await tryRanking(weights()));
    } catch (error) {
      const text = error instanceof Error && error.message ? error.message : FAILED_TEXTS.failed;
      toast.show({ kind: "error", text });
    }
  };
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
