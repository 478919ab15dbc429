import { useState } from "react";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { useAction } from "#parts/use-action.ts";
import type { Application } from "./application.ts";

const decide = ownApi.v1.admin.applications[":id"].decision.$post;
type Decision = Parameters<typeof decide>[0]["json"];

/** The hints to the parts of what was handed in, and the answer that is sent once. */
export function useDecision({ id, field_notes }: Application, onDone: () => void) {
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>(field_notes);
  const { run, isBusy, refusal } = useAction([
    ["admin-applications"],
    ["admin-profile-change", id],
    ["admin-overview"],
  ]);
  const written = Object.fromEntries(
    Object.entries(notes).filter(([, text]) => text.trim() !== ""),
  );
  const send = (json: Decision, text: string) =>
    void run(async () => answered(await decide({ param: { id }, json })), { text, onDone });
  return {
    noteOf: (part: string) => notes[part] ?? "",
    note: (part: string, text: string) => setNotes({ ...notes, [part]: text }),
    written,
    noteCount: Object.keys(written).length,
    send,
    isBusy,
    refusal,
  };
}
