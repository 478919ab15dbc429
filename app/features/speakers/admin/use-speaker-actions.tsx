import { useQueryClient } from "@tanstack/react-query";
import { refusalOf } from "#app/session/unwrap-response.ts";
import { formatList } from "#domain/format/lists.ts";
import { needsReason, type SpeakerAction } from "#domain/speaker/admin/speaker-actions.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { useReason } from "#parts/actions/use-reason.tsx";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { SPEAKERS_KEY, sendAction, sendInvitations } from "./speakers-query.ts";
import {
  ACTION_WORDS,
  PUBLISH_ANYWAY,
  REASON_QUESTIONS,
  REASON_WORDS,
  SPEAKERS_TEXTS as TEXTS,
} from "./texts.ts";

type Named = { readonly id: string; readonly name: string };

export type ActOnSpeakers = (
  ids: readonly string[],
  action: SpeakerAction,
  /** The rows on the screen, for their names. */
  rows: readonly Named[],
) => Promise<void>;

/** Carries an action out for one or many; what takes a profile away from visitors needs a reason. */
export function useSpeakerActions() {
  const queries = useQueryClient();
  const { askReason, dialog } = useReason();
  const { isConfirmed, dialog: confirmationDialog } = useDestructiveConfirmation();
  const carryOut = async (
    ids: readonly string[],
    action: SpeakerAction,
    how?: Parameters<typeof sendAction>[2],
  ) => {
    const { changed } = await sendAction(ids, action, how);
    const text = changed === 0 ? TEXTS.unchanged : TEXTS.done(changed);
    toast.show({ kind: changed === 0 ? "info" : "success", text });
    for (const key of [SPEAKERS_KEY, ["admin-applications"], ["admin-overview"]]) {
      await queries.invalidateQueries({ queryKey: key });
    }
    for (const id of ids) await queries.invalidateQueries({ queryKey: ["admin-speaker", id] });
  };
  const run: ActOnSpeakers = async (ids, action, rows) => {
    if (needsReason(action)) {
      const question = REASON_QUESTIONS[action](namesOf(ids, rows));
      const words = { ...REASON_WORDS[action], confirm: ACTION_WORDS[action] };
      await askReason({ ...question, ...words }, (reason) => carryOut(ids, action, { reason }));
      return;
    }
    try {
      await carryOut(ids, action);
    } catch (error) {
      const refusal = refusalOf(error);
      const text = refusal?.message || FAILED_TEXTS.again;
      if (refusal?.code !== "incomplete_optional") return void toast.show({ kind: "error", text });
      if (await isConfirmed({ ...PUBLISH_ANYWAY, text })) await publishAnyway(ids);
    }
  };
  const publishAnyway = async (ids: readonly string[]) => {
    try {
      await carryOut(ids, "publish", { isDeliberate: true });
    } catch (error) {
      toast.show({ kind: "error", text: refusalOf(error)?.message || FAILED_TEXTS.again });
    }
  };
  return {
    run,
    dialog: (
      <>
        {dialog}
        {confirmationDialog}
      </>
    ),
  };
}

const MOST_NAMES = 3;

function namesOf(ids: readonly string[], rows: readonly Named[]): string {
  const names = rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length < ids.length || names.length > MOST_NAMES) return TEXTS.many(ids.length);
  return formatList(names);
}

/** Sends the people behind profiles without an account a link to take them over. */
export function useInvitations() {
  const queries = useQueryClient();
  const { run } = useAction([], { failed: FAILED_TEXTS.again });
  return (ids: readonly string[]): Promise<void> =>
    run(() => sendInvitations(ids), {
      text: ({ sent }) => TEXTS.invited(sent),
      onDone: () =>
        Promise.all(
          ids.map((id) => queries.invalidateQueries({ queryKey: ["admin-speaker", id] })),
        ),
      onFailed: toastRefusal,
    });
}
