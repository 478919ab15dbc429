import { useQueryClient } from "@tanstack/react-query";
import { refusalOf } from "#app/session/answered.ts";
import type { SpeakerAction } from "#domain/speaker/admin/speaker-actions.ts";
import { toast } from "#ui/toast-store.ts";
import { SPEAKERS_KEY, sendAction, sendInvitations } from "./speakers-query.ts";
import { SPEAKERS_TEXTS as TEXTS } from "./texts.ts";

/** Carries an action out for one or many and says how many changed. */
export function useSpeakerActions() {
  const queries = useQueryClient();
  return async (ids: readonly string[], action: SpeakerAction): Promise<void> => {
    try {
      const { changed } = await sendAction(ids, action);
      const text = changed === 0 ? TEXTS.unchanged : TEXTS.done(changed);
      toast.show({ kind: changed === 0 ? "info" : "success", text });
      await queries.invalidateQueries({ queryKey: SPEAKERS_KEY });
      for (const id of ids) await queries.invalidateQueries({ queryKey: ["admin-speaker", id] });
    } catch (error) {
      toast.show({ kind: "error", text: refusalOf(error)?.message || TEXTS.failed });
    }
  };
}

/** Sends the people behind profiles without an account a link to take them over. */
export function useInvitations() {
  const queries = useQueryClient();
  return async (ids: readonly string[]): Promise<void> => {
    try {
      const { sent } = await sendInvitations(ids);
      toast.show({ kind: "success", text: TEXTS.invited(sent) });
      for (const id of ids) await queries.invalidateQueries({ queryKey: ["admin-speaker", id] });
    } catch (error) {
      toast.show({ kind: "error", text: refusalOf(error)?.message || TEXTS.failed });
    }
  };
}
