import type { UserIdentity } from "@supabase/auth-js";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { formatDay } from "#parts/format-moment.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast-store.ts";
import { identitiesQuery, settingsQuery } from "./queries.ts";
import { failed, refused } from "./refused.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SECURITY_TEXTS, GOOGLE_TEXTS as TEXTS } from "./texts.ts";
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
  const link = useMutation({
    mutationFn: async () =>
      (await authClient()).linkIdentity({
        provider: "google",
        options: { redirectTo: `${location.origin}/dashboard/konto` },
      }),
    onSuccess: (answer) => void refused(answer),
    onError: failed,
  });
  // On success the browser is already leaving, so the button stays busy.
  const isLeaving = link.isPending || (link.isSuccess && !link.data.error);
  return (
    <div className="security-actions">
      <Button variant="line" icon="google" isLoading={isLeaving} onClick={() => link.mutate()}>
        {TEXTS.link}
      </Button>
    </div>
  );
}

type LinkedProps = { google: UserIdentity; isOnlyWay: boolean };

function Linked({ google, isOnlyWay }: LinkedProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const unlink = useMutation({
    mutationFn: async () => (await authClient()).unlinkIdentity(google),
    onSuccess: async (answer) => {
      if (!refused(answer)) toast.show({ kind: "success", text: TEXTS.unlinked });
      await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
    },
    onError: failed,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <ul className="security-list">
        <li>
          <div className="min-w-0">
            <p className="security-address">{String(google.identity_data?.email ?? "Google")}</p>
            {google.created_at && (
              <p className="security-note">{TEXTS.since(formatDay(google.created_at))}</p>
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
          close: SECURITY_TEXTS.close,
        }}
        isBusy={unlink.isPending}
        onConfirm={() => unlink.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{TEXTS.unlinkText}</p>
      </ConfirmDialog>
    </>
  );
}
