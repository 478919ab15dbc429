import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { ReasonDialog } from "#parts/reason-dialog.tsx";
import { useAction } from "#parts/use-action.ts";
import type { Decision } from "./reviews-screen.tsx";
import { MODERATION, ADMIN_REVIEW_TEXTS as TEXTS } from "./texts.ts";

const one = ownApi.v1.admin.reviews[":id"];

type ModerateDialogProps = { decision: Decision; onClose: () => void };

export function ModerateDialog({ decision: { item, action }, onClose }: ModerateDialogProps) {
  const { run, isBusy, refusal } = useAction([["admin-reviews"], ["admin-overview"]]);
  const { title, label, effect, hint } = MODERATION[action];
  const param = { id: item.id };
  const send = async (reason: string) => {
    const answer =
      action === "remove_reply"
        ? await one["reply-removal"].$post({ param, json: { reason } })
        : await one.moderation.$post({ param, json: { action, reason } });
    if (!answer.ok) await answered(answer as Response);
  };
  return (
    <ReasonDialog
      title={title}
      intro={
        <>
          <p>{TEXTS.about(item.author_name, item.speaker.name)}</p>
          <p>{effect}</p>
        </>
      }
      label={TEXTS.reasonLabel}
      hint={hint}
      confirm={label}
      isOptional={action === "publish"}
      isDestructive={action === "hide" || action === "remove_reply"}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={(reason) => void run(() => send(reason), { text: TEXTS.done, onDone: onClose })}
      onClose={onClose}
    />
  );
}
