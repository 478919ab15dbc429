import { useState } from "react";
import type { RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { useAction } from "#parts/actions/use-action.ts";
import type { Application } from "./application.ts";

type Decision = RequestBody<"POST /admin/applications/{id}/decision">;

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
  const decide = (body: Decision) =>
    authenticatedApi.call("POST /admin/applications/{id}/decision", { params: { id }, body });
  const send = (decision: Decision, text: string) =>
    void run(() => decide(decision), { text, onDone });
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
