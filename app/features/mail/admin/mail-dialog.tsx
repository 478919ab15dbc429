import "./mail-admin.css";
import { useQuery } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { previewOf } from "../demo-mailbox/preview-of.ts";
import { OUTBOX_TEXTS as TEXTS } from "./outbox-texts.ts";

/** One mail as its recipient saw it, in a frame that runs nothing. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ["admin-mail", id],
    queryFn: () => authenticatedApi.call("GET /admin/mails/{id}", { params: { id } }),
  });
  const { run, isBusy, refusal } = useAction([["admin-mails"]]);
  const again = () => {
    const send = () => authenticatedApi.call("POST /admin/mails/{id}/copy", { params: { id } });
    void run(send, { text: TEXTS.mailAgainDone, onDone: onClose });
  };
  return (
    <Dialog
      open
      size="lg"
      title={query.data?.subject ?? TEXTS.mails}
      onClose={onClose}
      foot={
        <Button isLoading={isBusy} onClick={again}>
          {TEXTS.again}
        </Button>
      }
    >
      <Loaded query={query}>
        {(mail) => (
          <div className="grid gap-3">
            <p className="note">{mail.to}</p>
            {refusal && <Alert variant="danger">{refusal.message}</Alert>}
            <iframe
              className="mail-frame"
              title={TEXTS.frame(mail.subject)}
              sandbox=""
              srcDoc={previewOf(mail.html)}
            />
            {mail.attachments.length > 0 && (
              <p className="note">
                {TEXTS.attachments}: {mail.attachments.join(", ")}
              </p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
