import "./demo.css";
import "#ui/page/dashboard.css";
import { Suspense, useState } from "react";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Route } from "./+types/demo";
import { DEMO_TEXTS as TEXTS } from "./demo-texts.ts";

const DemoDashboard = latePart(async () => ({
  default: (await import("./demo-dashboard.tsx")).DemoDashboard,
}));

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "description", content: TEXTS.description },
  { name: "robots", content: "noindex" },
];

/** The speaker's dashboard to try out: sample data, no account, nothing is stored or sent. */
export default function Demo() {
  const isHydrated = useHydrated();
  const [round, setRound] = useState(0);
  const reset = () => {
    setRound(round + 1);
    toast.show({ kind: "success", text: TEXTS.resetDone });
  };
  return (
    <>
      <section className="demo-banner" aria-label={TEXTS.label}>
        <div className="wrap demo-banner-row">
          <p>
            <strong>{TEXTS.label}</strong> {TEXTS.text}
          </p>
          <div className="button-row">
            <Button variant="line" icon="rotate-cw" onClick={reset}>
              {TEXTS.reset}
            </Button>
            <ButtonLink to="/speaker-signup">{TEXTS.start}</ButtonLink>
          </div>
        </div>
      </section>
      {isHydrated ? (
        <Suspense fallback={<Waiting />}>
          <DemoDashboard key={round} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="wrap section min-h-dvh" role="status">
      {LOADING_TEXTS.loading}
    </div>
  );
}
