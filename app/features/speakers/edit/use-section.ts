import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Result } from "#domain/result.ts";
import { toast } from "#ui/toast-store.ts";
import { CHANGE_TEXTS } from "../changes/texts.ts";
import { contentQuery, type OwnContent } from "./content-query.ts";
import { useEditTarget } from "./edit-target.ts";
import type { SaveRefusal } from "./save-part.ts";
import { readDraft, writeDraft } from "./section-draft.ts";
import { EDIT_TEXTS as TEXTS } from "./texts.ts";

type SectionOptions<Entries> = {
  speakerId: string;
  sectionId: string;
  /** The stored values as they stand in the form. */
  fresh: (content: OwnContent) => Entries;
  content: OwnContent;
  send: (entries: Entries) => Promise<Result<OwnContent, SaveRefusal>>;
};

/** One section being edited: its entries, its draft on this device and its way to the server. */
export function useSection<Entries>(options: SectionOptions<Entries>) {
  const { speakerId, sectionId, fresh, content, send } = options;
  const queries = useQueryClient();
  const query = contentQuery(useEditTarget());
  const [draft, setDraft] = useState<Entries | null>(() => readDraft(speakerId, sectionId));
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const entries = draft ?? fresh(content);
  const latest = useRef(draft);

  const keep = (next: Entries | null) => {
    latest.current = next;
    setDraft(next);
    writeDraft(speakerId, sectionId, next);
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const saved = await send(entries);
    setSaving(false);
    if (saved.ok) {
      queries.setQueryData(query.queryKey, saved.value);
      void queries.invalidateQueries({ queryKey: ["own-speaker"] });
      void queries.invalidateQueries({ queryKey: ["admin-speaker", speakerId] });
      // What was typed while the answer was on its way is a draft of its own and is saved next.
      if (latest.current === draft) keep(null);
      setRefusal(null);
      const isWaiting = saved.value.pending?.status === "submitted";
      toast.show({ kind: "success", text: isWaiting ? CHANGE_TEXTS.saved : TEXTS.saved });
      return;
    }
    setRefusal(saved.error);
    // The entries stay as a draft; what they are compared with next is what is stored now.
    if (saved.error.isChanged) {
      keep(latest.current ?? entries);
      await queries.invalidateQueries(query);
    }
  };
  const discard = () => {
    keep(null);
    setRefusal(null);
  };
  return { entries, change: keep, isDirty: draft !== null, refusal, isSaving, save, discard };
}
