import { Suspense, useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { latePart } from "#ui/late-part.ts";
import { toast } from "#ui/toast-store.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import "../../styles/private.css";
import "../../styles/demo-desk.css";
import type { Route } from "./+types/demo";
import { DEMO_TEXTS as TEXTS } from "./demo-texts.ts";

const DemoDesk = latePart(async () => ({ default: (await import("./demo-desk.tsx")).DemoDesk }));

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "description", content: TEXTS.description },
  { name: "robots", content: "noindex" },
];

/** The speaker's desk to try out: sample data, no account, nothing is stored or sent. */
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
          <div className="room-actions">
            <Button variant="line" icon="rotate-cw" onClick={reset}>
              {TEXTS.reset}
            </Button>
            <ButtonLink to="/speaker-signup">{TEXTS.start}</ButtonLink>
          </div>
        </div>
      </section>
      {isHydrated ? (
        <Suspense fallback={<Waiting />}>
          <DemoDesk key={round} />
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
      {TEXTS.loading}
    </div>
  );
}
