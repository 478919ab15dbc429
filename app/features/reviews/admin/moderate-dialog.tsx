import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ModerationAction } from "#domain/booking/review/review-moderation.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { MODERATION, ADMIN_REVIEW_TEXTS as TEXTS } from "./texts.ts";

export type Decision = {
  item: AnswerTo<"GET /admin/reviews">["items"][number];
  action: ModerationAction | "remove_reply";
};

type ModerateDialogProps = { decision: Decision; onClose: () => void };

export function ModerateDialog({ decision: { item, action }, onClose }: ModerateDialogProps) {
  const { run, isBusy, refusal } = useAction([["admin-reviews"], ["admin-overview"]]);
  const { title, label, effect, hint } = MODERATION[action];
  const params = { id: item.id };
  const send = (reason: string) =>
    action === "remove_reply"
      ? authenticatedApi.call("POST /admin/reviews/{id}/reply-removal", {
          params,
          body: { reason },
        })
      : authenticatedApi.call("POST /admin/reviews/{id}/moderation", {
          params,
          body: { action, reason },
        });
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
