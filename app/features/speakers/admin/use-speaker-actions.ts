import { useQueryClient } from "@tanstack/react-query";
import { refusalOf } from "#app/session/answered.ts";
import type { SpeakerAction } from "#domain/speaker/admin/speaker-actions.ts";
import { useSure } from "#parts/use-sure.ts";
import { toast } from "#ui/toast-store.ts";
import { SPEAKERS_KEY, sendAction, sendInvitations } from "./speakers-query.ts";
import { ACTION_QUESTIONS, ACTION_WORDS, SPEAKERS_TEXTS as TEXTS } from "./texts.ts";

type Named = { readonly id: string; readonly name: string };

export type ActOnSpeakers = (
  ids: readonly string[],
  action: SpeakerAction,
  /** The rows on the screen, for their names. */
  rows: readonly Named[],
) => Promise<void>;

/** Carries an action out for one or many, after a question where it takes something away. */
export function useSpeakerActions() {
  const queries = useQueryClient();
  const { isSure, dialog } = useSure();
  const run: ActOnSpeakers = async (ids, action, rows) => {
    const question = ACTION_QUESTIONS[action]?.(namesOf(ids, rows));
    if (question && !(await isSure({ ...question, confirm: ACTION_WORDS[action] }))) return;
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
  return { run, dialog };
}

const MOST_NAMES = 3;

function namesOf(ids: readonly string[], rows: readonly Named[]): string {
  const names = rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length < ids.length || names.length > MOST_NAMES) return TEXTS.many(ids.length);
  return new Intl.ListFormat("de").format(names);
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
