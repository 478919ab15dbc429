import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { CLAIM_TEXTS as TEXTS } from "./texts.ts";

type ClaimScreenProps = { token: string; email: string };

/** The last step of an invitation: the signed-in user takes the prepared profile over. */
export function ClaimScreen({ token, email }: ClaimScreenProps) {
  const { run, isBusy, answer, refusal } = useAction([], { failed: FAILED_TEXTS.again });
  const take = () =>
    run(() => authenticatedApi.call("POST /me/speaker-claim", { body: { token } }), {
      // Anew from the server: the account has another role now.
      onDone: () => location.assign("/dashboard/speaker"),
    });
  // While the dashboard loads the button stays off.
  const isLeaving = answer !== undefined;
  return (
    <div className="wrap section">
      <div className="account-page">
        <h1 className="h1">{TEXTS.title}</h1>
        <Card>
          <div className="grid justify-items-start gap-4">
            <p>{TEXTS.text}</p>
            <p className="note">{TEXTS.account(email)}</p>
            {refusal && <Alert variant="danger">{refusal.message}</Alert>}
            <Button
              isLoading={isBusy || isLeaving}
              loadingText={TEXTS.busy}
              onClick={() => void take()}
            >
              {TEXTS.take}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}
