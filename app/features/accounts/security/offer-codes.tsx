import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { NewCodes } from "./new-codes.tsx";
import { OFFER_TEXTS, RECOVERY_TEXTS as TEXTS } from "./texts.ts";
import { useNewCodes } from "./use-new-codes.ts";

/** The last step of setting up a first device: what helps when it is lost. */
export function OfferCodes({ onDone }: { onDone: () => void }) {
  const { codes, create, isBusy } = useNewCodes();
  if (codes.length > 0) {
    return (
      <div className="auth-fields">
        <NewCodes codes={codes} />
        <Button variant="spot" onClick={onDone}>
          {OFFER_TEXTS.kept}
        </Button>
      </div>
    );
  }
  return (
    <div className="auth-fields">
      <p>{OFFER_TEXTS.lead}</p>
      <Button
        variant="spot"
        isLoading={isBusy}
        loadingText={BUSY_TEXTS.creating}
        onClick={() => void create(false)}
      >
        {TEXTS.create}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onDone}>
        {OFFER_TEXTS.later}
      </Button>
    </div>
  );
}
