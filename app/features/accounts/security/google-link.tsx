import type { UserIdentity } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { formatDayLong } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { identitiesQuery, settingsQuery } from "./queries.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SECURITY_TEXTS, GOOGLE_TEXTS as TEXTS } from "./texts.ts";
import { failed, toastAuthError } from "./toast-auth-error.ts";
import { useLinkReturn } from "./use-link-return.ts";

/** Absent where Google is neither offered nor linked. */
export function GoogleLink() {
  const settings = useQuery(settingsQuery);
  const identities = useQuery(identitiesQuery);
  useLinkReturn(identities.data);
  const google = identities.data?.find(({ provider }) => provider === "google");
  if (settings.data && !settings.data.google && !google) return null;
  return (
    <SecurityPart title={TEXTS.title} lead={google ? TEXTS.linked : TEXTS.lead}>
      <Loaded query={identities}>
        {(all) => (google ? <Linked google={google} isOnlyWay={all.length < 2} /> : <LinkButton />)}
      </Loaded>
    </SecurityPart>
  );
}

function LinkButton() {
  const [isLeaving, setLeaving] = useState(false);
  const { run, isBusy } = useAction();
  const link = () =>
    run(linkGoogle, {
      // On success the browser is already leaving, so the button stays busy.
      onDone: (answer) => setLeaving(!toastAuthError(answer)),
      onFailed: failed,
    });
  return (
    <div className="security-actions">
      <Button
        variant="line"
        icon="google"
        isLoading={isBusy || isLeaving}
        onClick={() => void link()}
      >
        {TEXTS.link}
      </Button>
    </div>
  );
}

async function linkGoogle() {
  return (await authClient()).linkIdentity({
    provider: "google",
    options: { redirectTo: `${location.origin}/dashboard/konto` },
  });
}

type LinkedProps = { google: UserIdentity; isOnlyWay: boolean };

function Linked({ google, isOnlyWay }: LinkedProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction();
  const unlink = () =>
    run(async () => (await authClient()).unlinkIdentity(google), {
      onDone: async (answer) => {
        if (!toastAuthError(answer)) toast.show({ kind: "success", text: TEXTS.unlinked });
        await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      },
      onFailed: failed,
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <ul className="security-list">
        <li>
          <div className="min-w-0">
            <p className="security-address">{String(google.identity_data?.email ?? "Google")}</p>
            {google.created_at && (
              <p className="security-note">
                {TEXTS.since(formatDayLong(berlinDay(Date.parse(google.created_at))))}
              </p>
            )}
          </div>
          {!isOnlyWay && (
            <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
              {TEXTS.unlink}
            </Button>
          )}
        </li>
      </ul>
      {isOnlyWay && <p className="security-note">{TEXTS.onlyWay}</p>}
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.unlinkTitle}
        labels={{
          confirm: TEXTS.unlink,
          cancel: SECURITY_TEXTS.cancel,
        }}
        isBusy={isBusy}
        onConfirm={() => void unlink()}
        onCancel={() => setAsking(false)}
      >
        <p>{TEXTS.unlinkText}</p>
      </ConfirmDialog>
    </>
  );
}
