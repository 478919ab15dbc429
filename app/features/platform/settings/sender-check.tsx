import "#parts/layout/editor.css";
import { useState } from "react";
import { useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { checkSender } from "./setting-queries.ts";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

type Found = Awaited<ReturnType<typeof checkSender>>["result"];

/** What the name servers say about the domain our mails come from. */
export function SenderCheck({ domain }: { domain: string | null }) {
  const [found, setFound] = useState<Found>(null);
  const { run, isBusy } = useAction();
  if (domain === null) {
    return (
      <Card title={TEXTS.sender}>
        <p className="note">{TEXTS.senderNone}</p>
      </Card>
    );
  }
  const check = () =>
    run(checkSender, {
      onDone: ({ result }) => setFound(result),
      onFailed: () => toast.show({ kind: "error", text: FAILED_TEXTS.failed }),
    });
  return (
    <Card title={TEXTS.sender}>
      <div className="editor-fields">
        <p>{domain}</p>
        <div>
          <Button variant="line" isLoading={isBusy} onClick={() => void check()}>
            {TEXTS.senderCheck}
          </Button>
        </div>
        {found && (
          <dl>
            <dt>SPF: {TEXTS.found[found.spf.state]}</dt>
            <dd className="version-value">{found.spf.text}</dd>
            <dt>DMARC: {TEXTS.found[found.dmarc.state]}</dt>
            <dd className="version-value">{found.dmarc.text}</dd>
          </dl>
        )}
      </div>
    </Card>
  );
}
