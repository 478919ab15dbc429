import type { ReactNode } from "react";
import { EMPTY_DRAFT } from "#domain/speaker/application/application-progress.ts";
import { ApplicationForm } from "./application-form.tsx";
import { keepLocally, keptLocally } from "./draft.ts";
import { STEP_TEXTS } from "./texts.ts";

const keptDraft = () => keptLocally()?.draft ?? null;

/** For visitors without an account: kept in this browser, to be sent after signing in. */
export function VisitorForm({ signIn }: { signIn: ReactNode }) {
  return (
    <>
      <ApplicationForm
        draft={EMPTY_DRAFT}
        restore={keptDraft}
        notes={{}}
        onKeep={(draft) => keepLocally(draft)}
        onSent={() => undefined}
        onRefused={() => undefined}
        instead={signIn}
      />
      <p className="hint">{STEP_TEXTS.keptHere}</p>
    </>
  );
}
