import { useEffect } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { type VisitConsent, visitId, visitRef } from "#domain/insights/visit.ts";
import { readStored } from "#ui/stored-text.ts";

const KEPT_KEY = "wb-visit";
const BASE = "/api/v1/insights";

/**
 * Counts the view of a profile and how long it lasts. What fails here is logged and nothing else.
 * Nobody is recognised on the next page unless they have agreed to it.
 */
export function useProfileView(speakerId: string, consent: VisitConsent = "none"): void {
  useEffect(() => {
    const watch = startWatch();
    const begun = beginView(speakerId, visit(consent));
    let reported: number | null = null;

    const report = () => {
      const time_spent_seconds = watch.seconds();
      if (time_spent_seconds === reported) return;
      reported = time_spent_seconds;
      void begun.then((id) => {
        if (id) leave(id, { time_spent_seconds });
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
  try {
    const headers = await authorization();
    const origin = {
      search: location.search,
      referrer: document.referrer,
      origin: location.origin,
    };
    const [view] = await Promise.all([
      send("/profile-views", { speaker_id, session_id, ref: visitRef(origin) }, headers),
      send("/funnel-events", { speaker_id, session_id, step: "view_profile" }, headers),
    ]);
    return (view as { id: string }).id;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: analytics errors are only logged (SPEC 8)
    console.warn("profile view", error);
    return null;
  }
}

async function send(path: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(BASE + path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** Outlives the page; the browser sends it as plain text. */
function leave(id: string, body: object): void {
  navigator.sendBeacon(`${BASE}/profile-views/${id}`, JSON.stringify(body));
}

/** Visitors never load the auth client. */
async function authorization(): Promise<Record<string, string>> {
  if (readStored(SESSION_KEY) === null) return {};
  const { accessToken } = await import("#app/auth-client.ts");
  const token = await accessToken();
  return token ? { authorization: `Bearer ${token}` } : {};
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
