import {
  type ApplicationDraft,
  EMPTY_DRAFT,
} from "#domain/speaker/application/application-progress.ts";
import type { OwnSpeaker } from "../own/own-speaker-query.ts";
import { draftFrom, type KeptDraft } from "./draft.ts";

export type Application = NonNullable<OwnSpeaker["application"]>;
type Known = Pick<Application, "status" | "submitted_at"> & {
  readonly data: Readonly<Record<string, unknown>>;
};

/** The newest word: what this browser keeps and the account lacks, else what the account has. */
export function startOf(application: Known | null, kept: KeptDraft | null): ApplicationDraft {
  if (kept && (application === null || isNewer(kept, application))) return kept.draft;
  return application ? draftFrom(application.data) : EMPTY_DRAFT;
}

/** A draft the account has taken may have gone on elsewhere; what was sent since has outlived it. */
function isNewer(kept: KeptDraft, { status, submitted_at }: Known): boolean {
  if (status === "draft") return !kept.isSaved;
  return submitted_at === null || kept.at > Date.parse(submitted_at);
}
