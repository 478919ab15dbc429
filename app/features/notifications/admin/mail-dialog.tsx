import { useQuery } from "@tanstack/react-query";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { Loaded } from "#parts/loaded.tsx";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { previewOf } from "../demo-mailbox/preview-of.ts";
import { OUTBOX_TEXTS as TEXTS } from "./outbox-texts.ts";

const one = ownApi.v1.admin.mails[":id"];

/** One mail as its recipient saw it, in a frame that runs nothing. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ["admin-mail", id],
    queryFn: async () => answered(await one.$get({ param: { id } })),
  });
  const { run, isBusy, refusal } = useAction([["admin-mails"]]);
  const again = () => {
    const send = async () => {
      const answer = await one.copy.$post({ param: { id } });
      if (!answer.ok) await answered(answer as Response);
    };
    void run(send, { text: TEXTS.mailAgainDone, onDone: onClose });
  };
  return (
    <Dialog
      open
      size="lg"
      title={query.data?.subject ?? TEXTS.mails}
      labels={{ close: TEXTS.close }}
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
            <p className="booking-note">{mail.to}</p>
            {refusal && <Alert variant="danger">{refusal.message}</Alert>}
            <iframe
              className="mail-frame"
              title={TEXTS.frame(mail.subject)}
              sandbox=""
              srcDoc={previewOf(mail.html)}
            />
            {mail.attachments.length > 0 && (
              <p className="booking-note">
                {TEXTS.attachments}: {mail.attachments.join(", ")}
              </p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
