import { useEffect } from "react";
import { type VisitConsent, visitId, visitRef } from "#domain/insights/visit.ts";
import { beginFunnel } from "./funnel.ts";
import { sendInsight, sendLast } from "./send-insight.ts";

const KEPT_KEY = "wb-visit";

/**
 * Counts the view of a profile, how long it lasts and where it leads. Visitors are not recognised on the
 * next page unless they have agreed to it.
 */
export function useProfileView(speakerId: string, consent: VisitConsent = "none"): void {
  useEffect(() => {
    const watch = startWatch();
    const id = visit(consent);
    const begun = beginView(speakerId, id);
    beginFunnel(speakerId, id);
    let reported: number | null = null;

    const report = () => {
      const time_spent_seconds = watch.seconds();
      if (time_spent_seconds === reported) return;
      reported = time_spent_seconds;
      void begun.then((view) => {
        if (view) sendLast(`/profile-views/${view}`, { time_spent_seconds });
      });
    };
    // A hidden tab may never come back, and a phone unloads pages without a word.
    const onVisibility = () => {
      if (document.visibilityState === "hidden") {
        watch.pause();
        report();
      } else watch.resume();
    };
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", report);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", report);
      report();
    };
  }, [speakerId, consent]);
}

async function beginView(speaker_id: string, session_id: string): Promise<string | null> {
  const origin = {
    search: location.search,
    referrer: pageBefore() ?? document.referrer,
    origin: location.origin,
  };
  const ref = visitRef(origin);
  const view = await sendInsight("/profile-views", { speaker_id, session_id, ref });
  return (view as { id: string } | null)?.id ?? null;
}

/** Within our own pages no document is loaded, so the browser's referrer is that of the first one. */
function pageBefore(): string | null {
  if (!("navigation" in window)) return null;
  const { currentEntry } = window.navigation;
  return window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url ?? null;
}

function visit(consent: VisitConsent): string {
  const random = crypto.randomUUID();
  if (consent === "none") return visitId({ consent, kept: null, random }).id;
  const { id, keep } = visitId({ consent, kept: sessionStorage.getItem(KEPT_KEY), random });
  if (keep) sessionStorage.setItem(KEPT_KEY, keep);
  return id;
}

/** Only the time in which the page can be seen. */
function startWatch() {
  let spentMs = 0;
  let since: number | null = performance.now();
  const total = () => spentMs + (since === null ? 0 : performance.now() - since);
  return {
    seconds: () => Math.round(total() / 1000),
    pause: () => {
      spentMs = total();
      since = null;
    },
    resume: () => {
      since ??= performance.now();
    },
  };
}
