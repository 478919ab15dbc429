import "../availability.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { FEED_EDITOR_TEXTS as TEXTS } from "./texts.ts";

const FEED_KEY = ["calendar-feed"];

/** The secret address of the own calendar: copy it, or make the old one worthless. */
export function FeedAddress() {
  const queries = useQueryClient();
  const { run } = useAction();
  const address = useQuery({ queryKey: FEED_KEY, queryFn: readAddress });
  const { ask, dialog } = useConfirm({
    title: TEXTS.resetTitle,
    children: TEXTS.resetText,
    labels: { confirm: TEXTS.resetConfirm, cancel: TEXTS.cancel },
  });
  const reset = async () => {
    if (!(await ask())) return;
    await run(() => authenticatedApi.call("POST /me/speaker/calendar-feed/reset"), {
      text: TEXTS.resetDone,
      onDone: ({ url }) => queries.setQueryData(FEED_KEY, url),
      onFailed: () => toast.show({ kind: "error", text: TEXTS.resetFailed }),
    });
  };
  return (
    <Card title={TEXTS.title}>
      <Loaded query={address}>
        {(url) => (
          <div className="feed-address">
            <p className="note">{TEXTS.text}</p>
            <Address label={TEXTS.address} url={url} />
            <Address label={TEXTS.freeAddress} hint={TEXTS.freeHint} url={`${url}?tage=frei`} />
            <div className="button-row">
              <Button variant="ghost" icon="rotate-cw" onClick={() => void reset()}>
                {TEXTS.reset}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
      {dialog}
    </Card>
  );
}

type AddressProps = { label: string; hint?: string; url: string };

function Address({ label, hint, url }: AddressProps) {
  return (
    <div className="feed-line">
      <TextField
        label={label}
        hint={hint}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="line" size="sm" icon="copy" onClick={() => void copy(url)}>
        {TEXTS.copy}
        <span className="sr-only">: {label}</span>
      </Button>
    </div>
  );
}

async function readAddress(): Promise<string> {
  return (await authenticatedApi.call("GET /me/speaker/calendar-feed")).url;
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.show({ kind: "success", text: TEXTS.copied });
  } catch {
    toast.show({ kind: "error", text: TEXTS.copyFailed });
  }
}
