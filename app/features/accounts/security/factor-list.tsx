import type { Factor } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { formatDayLong } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { EnrolDialog } from "./enrol-dialog.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";
import { factorsQuery, settingsQuery } from "./queries.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SECURITY_TEXTS, FACTOR_TEXTS as TEXTS } from "./texts.ts";
import { failed, toastAuthError } from "./toast-auth-error.ts";

export function FactorList() {
  const factors = useQuery(factorsQuery);
  const hasSms = useQuery(settingsQuery).data?.sms;
  const [enrolling, setEnrolling] = useState<"totp" | "phone" | null>(null);
  const close = () => setEnrolling(null);
  const [leaving, setLeaving] = useState<Factor | null>(null);
  const hasSome = (factors.data?.length ?? 0) > 0;
  return (
    <SecurityPart title={TEXTS.title} lead={hasSome ? TEXTS.some : TEXTS.none}>
      <Loaded query={factors}>
        {(items) => (
          <>
            {items.length > 0 && (
              <ul className="security-list">
                {items.map((factor) => (
                  <Row key={factor.id} factor={factor} onRemove={() => setLeaving(factor)} />
                ))}
              </ul>
            )}
            <div className="security-actions">
              <Button variant="line" icon="shield-check" onClick={() => setEnrolling("totp")}>
                {items.length > 0 ? TEXTS.addMore : TEXTS.add}
              </Button>
              {hasSms && (
                <Button variant="line" icon="message-circle" onClick={() => setEnrolling("phone")}>
                  {TEXTS.addPhone}
                </Button>
              )}
            </div>
            {hasSms === false && <p className="security-note">{TEXTS.noSms}</p>}
          </>
        )}
      </Loaded>
      <EnrolDialog open={enrolling === "totp"} onClose={close} />
      <PhoneDialog open={enrolling === "phone"} onClose={close} />
      <RemoveDialog factor={leaving} onClose={() => setLeaving(null)} />
    </SecurityPart>
  );
}

function nameOf({ friendly_name, factor_type }: Factor): string {
  return friendly_name || (factor_type === "phone" ? TEXTS.phone : TEXTS.unnamed);
}

function Row({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const name = nameOf(factor);
  return (
    <li>
      <div>
        <p>{name}</p>
        <p className="security-note">
          {TEXTS.since(formatDayLong(berlinDay(Date.parse(factor.created_at))))}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={TEXTS.removeOf(name)} onClick={onRemove}>
        {TEXTS.remove}
      </Button>
    </li>
  );
}

type RemoveDialogProps = { factor: Factor | null; onClose: () => void };

function RemoveDialog({ factor, onClose }: RemoveDialogProps) {
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const remove = ({ id: factorId }: Factor) =>
    run(async () => (await authClient()).mfa.unenroll({ factorId }), {
      onDone: async (answer) => {
        if (!toastAuthError(answer)) toast.show({ kind: "success", text: TEXTS.removed });
        // The session falls back to the first level; the next token says so.
        await (await authClient()).refreshSession();
        await queries.invalidateQueries();
      },
      onFailed: failed,
      onSettled: onClose,
    });
  const name = factor ? nameOf(factor) : "";
  return (
    <ConfirmDialog
      open={factor !== null}
      title={TEXTS.removeTitle(name)}
      labels={{
        confirm: TEXTS.remove,
        cancel: SECURITY_TEXTS.cancel,
      }}
      isBusy={isBusy}
      onConfirm={() => factor && void remove(factor)}
      onCancel={onClose}
    >
      <p>{TEXTS.removeText}</p>
    </ConfirmDialog>
  );
}
