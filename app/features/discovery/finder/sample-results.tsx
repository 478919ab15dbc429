import "#parts/speaker-card/speaker-card.css";
import "#ui/badge/badge.css";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Photo } from "#parts/photo/photo.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { SAMPLE_TEXTS as SAMPLE, FINDER_TEXTS as TEXTS } from "./texts.ts";

/** The list could not be loaded: two cards that say they are invented, and a way to try again (C-13). */
export function SampleResults() {
  const { state, revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useEffect(() => {
    toast.show({ kind: "error", text: TEXTS.loadFailed, topic: "speakers" });
  }, []);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <p className="text-ink-2">{SAMPLE.note}</p>
        <Button
          variant="line"
          icon="rotate-cw"
          isLoading={state === "loading"}
          loadingText={TEXTS.loading}
          onClick={retry}
        >
          {SAMPLE.retry}
        </Button>
      </div>
      <div className="card-grid">
        {SAMPLE.speakers.map(({ name, job, talk, topics }) => (
          <article key={name} className="card">
            <div className="card-media">
              <Photo src={null} alt="" name={name} width={960} height={1200} sizes="112px" />
            </div>
            <div className="card-body">
              <span className="badge sample-badge">{SAMPLE.badge}</span>
              <div>
                <h3 className="h3">{name}</h3>
                <p className="mt-1 text-sm text-muted">{job}</p>
              </div>
              <p className="quoted">{talk}</p>
              <p className="card-topics">{topics}</p>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
