import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { authClient } from "#app/auth-client.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useConfirm } from "#ui/use-confirm.tsx";
import { saveFile } from "../privacy/save-file.ts";
import { CopyButton } from "./copy-button.tsx";
import { inFours } from "./in-fours.ts";
import { factorsQuery, recoveryCodesQuery } from "./queries.ts";
import { failed, refused } from "./refused.ts";
import { Loaded, SecurityPart } from "./security-part.tsx";
import { SECURITY_TEXTS, RECOVERY_TEXTS as TEXTS } from "./texts.ts";

/** Only for accounts with a second factor: without one there is nothing to recover. */
export function RecoveryCodes() {
  const factors = useQuery(factorsQuery);
  return (factors.data?.length ?? 0) > 0 ? <Codes /> : null;
}

function Codes() {
  const status = useQuery(recoveryCodesQuery);
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const create = useMutation({
    mutationFn: async (isRenewal: boolean) => {
      const { recoveryCodes } = (await authClient()).mfa;
      return isRenewal ? recoveryCodes.regenerate() : recoveryCodes.generate();
    },
    onSuccess: async (answer) => {
      if (refused(answer)) return;
      setCodes(answer.data?.codes ?? []);
      await queries.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
    },
    onError: failed,
  });
  const renewal = useConfirm({
    title: TEXTS.renewTitle,
    children: <p>{TEXTS.renewText}</p>,
    labels: {
      confirm: TEXTS.renew,
      cancel: SECURITY_TEXTS.cancel,
      close: SECURITY_TEXTS.close,
    },
  });
  const start = async (isRenewal: boolean) => {
    if (!isRenewal || (await renewal.ask())) create.mutate(isRenewal);
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
                isLoading={create.isPending}
                loadingText={TEXTS.busy}
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

function NewCodes({ codes }: { codes: readonly string[] }) {
  // The server leaves the hyphens aside.
  const readable = codes.map((code) => inFours(code, "-"));
  const text = readable.join("\n");
  return (
    <>
      <Alert variant="notice" icon="triangle-alert">
        {TEXTS.once}
      </Alert>
      <ul className="recovery-codes">
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="security-actions">
        <CopyButton text={text} />
        <Button variant="quiet" size="sm" icon="download" onClick={() => download(text)}>
          {TEXTS.download}
        </Button>
      </div>
    </>
  );
}

function download(text: string): void {
  const file = new Blob([`${TEXTS.fileTitle}\n\n${text}\n`], { type: "text/plain;charset=utf-8" });
  saveFile(file, TEXTS.fileName);
}
