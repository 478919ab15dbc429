import { useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { CLAIM_TEXTS as TEXTS } from "./texts.ts";

type ClaimScreenProps = { token: string; email: string };

/** The last step of an invitation: the signed-in user takes the prepared profile over. */
export function ClaimScreen({ token, email }: ClaimScreenProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await authenticatedApi.call("POST /me/speaker-claim", { body: { token } });
      // Anew from the server: the account has another role now.
      location.assign("/dashboard/speaker");
    } catch (error) {
      setProblem(refusalOf(error)?.message || FAILED_TEXTS.again);
      setBusy(false);
    }
  };
  return (
    <div className="wrap section">
      <div className="account-page">
        <h1 className="h1">{TEXTS.title}</h1>
        <Card>
          <div className="grid justify-items-start gap-4">
            <p>{TEXTS.text}</p>
            <p className="note">{TEXTS.account(email)}</p>
            {problem && <Alert variant="danger">{problem}</Alert>}
            <Button isLoading={isBusy} loadingText={TEXTS.busy} onClick={() => void take()}>
              {TEXTS.take}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  );
}
