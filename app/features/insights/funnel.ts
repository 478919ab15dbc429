import type { FunnelStep } from "#domain/insights/funnel-steps.ts";
import { sendInsight } from "./send-insight.ts";

type Visit = {
  readonly speakerId: string;
  readonly id: string;
  readonly taken: Set<FunnelStep>;
};

/** Lives as long as the opened profile and is kept nowhere else. */
let visit: Visit | null = null;

/** A profile is opened: the steps from here to a booking share the id of this visit. */
export function beginFunnel(speakerId: string, id: string): void {
  visit = { speakerId, id, taken: new Set() };
  takeStep(speakerId, "view_profile");
}

/** Counts once a visit, also after going back and forth; nothing waits for it. */
export function takeStep(speakerId: string, step: FunnelStep): void {
  if (visit?.speakerId !== speakerId || visit.taken.has(step)) return;
  visit.taken.add(step);
  void sendInsight("/funnel-events", { speaker_id: speakerId, session_id: visit.id, step });
}
