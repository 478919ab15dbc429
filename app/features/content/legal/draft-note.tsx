import { Alert } from "#ui/alert.tsx";
import { LEGAL_TEXTS as TEXTS } from "./texts.ts";

/** Stands above a legal text until the operator has had its present version checked. */
export function DraftNote({ isIncomplete }: { isIncomplete: boolean }) {
  return (
    <Alert variant="notice">
      <p className="font-semibold">{TEXTS.draft}</p>
      <p>{TEXTS.draftText}</p>
      {isIncomplete && <p>{TEXTS.missing}</p>}
    </Alert>
  );
}
