import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "#domain/format/date-times.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { acceptTerms, type SpeakerTerms, termsQuery } from "./terms-query.ts";
import { TERMS_TEXTS as TEXTS } from "./texts.ts";

/** Below the words: whether they were accepted, and the button that puts it on record. */
export function TermsConsent() {
  const query = useQuery(termsQuery);
  return (
    <section className="grid justify-items-start gap-4" aria-label={TEXTS.title}>
      <h2 className="h2">{TEXTS.title}</h2>
      <Loaded query={query}>{(terms) => <Consent terms={terms} />}</Loaded>
    </section>
  );
}

function Consent({ terms }: { terms: SpeakerTerms }) {
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const accept = () =>
    run(() => acceptTerms(terms.version), {
      text: TEXTS.done,
      onDone: (accepted) => queries.setQueryData(termsQuery.queryKey, accepted),
      onFailed: () => toast.show({ kind: "error", text: TEXTS.failed }),
    });
  const { accepted_version: version, accepted_at: at, needs_consent } = terms;
  const record = needs_consent ? TEXTS.older : TEXTS.accepted;
  return (
    <>
      {version !== null && at !== null && (
        <Alert variant={needs_consent ? "notice" : "success"}>
          {record(version, formatDateTime(at))}
        </Alert>
      )}
      {needs_consent && (
        <>
          <Button
            variant="spot"
            isLoading={isBusy}
            loadingText={BUSY_TEXTS.saving}
            onClick={() => void accept()}
          >
            {TEXTS.accept}
          </Button>
          <p className="text-muted">{TEXTS.decline}</p>
        </>
      )}
    </>
  );
}
