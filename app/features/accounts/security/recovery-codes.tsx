import { useQuery } from "@tanstack/react-query";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { NewCodes } from "./new-codes.tsx";
import { factorsQuery, recoveryCodesQuery } from "./queries.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SECURITY_TEXTS, RECOVERY_TEXTS as TEXTS } from "./texts.ts";
import { useNewCodes } from "./use-new-codes.ts";

/** Only for accounts with a second factor: without one there is nothing to recover. */
export function RecoveryCodes() {
  const factors = useQuery(factorsQuery);
  return (factors.data?.length ?? 0) > 0 ? <Codes /> : null;
}

function Codes() {
  const status = useQuery(recoveryCodesQuery);
  const { codes, create, isBusy } = useNewCodes();
  const renewal = useConfirm({
    title: TEXTS.renewTitle,
    children: <p>{TEXTS.renewText}</p>,
    labels: {
      confirm: TEXTS.renew,
      cancel: SECURITY_TEXTS.cancel,
    },
  });
  const start = async (isRenewal: boolean) => {
    if (!isRenewal || (await renewal.ask())) await create(isRenewal);
  };
  return (
    <SecurityPart title={TEXTS.title} lead={TEXTS.lead}>
      <Loaded query={status}>
        {(known) => (
          <>
            <p>{known ? TEXTS.left(known.remaining, known.total) : TEXTS.none}</p>
            {codes.length > 0 && <NewCodes codes={codes} />}
            <div className="security-actions">
              <Button
                variant="line"
                isLoading={isBusy}
                loadingText={BUSY_TEXTS.creating}
                onClick={() => void start(known !== null)}
              >
                {known ? TEXTS.renew : TEXTS.create}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {renewal.dialog}
    </SecurityPart>
  );
}
