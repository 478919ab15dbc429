import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Result } from "#domain/result.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { CHANGE_TEXTS } from "../changes/texts.ts";
import { contentQuery, type OwnContent } from "./content-query.ts";
import { type EditTarget, useEditTarget } from "./edit-target.ts";
import { OPERATOR_TEXTS } from "./operator-texts.ts";
import type { SaveRefusal } from "./save-part.ts";
import { partOf, type Section } from "./section.ts";
import { moveDrafts, readDraft, writeDraft } from "./section-draft.ts";
import { EDIT_TEXTS as TEXTS } from "./texts.ts";

type SectionOptions<Entries> = {
  speakerId: string;
  section: Section;
  /** The stored values as they stand in the form. */
  fresh: (content: OwnContent) => Entries;
  content: OwnContent;
  /** Names the version that the entries were typed over. */
  send: (entries: Entries, version: string) => Promise<Result<OwnContent, SaveRefusal>>;
};

/** One section being edited: its entries, its draft on this device and its way to the server. */
export function useSection<Entries>(options: SectionOptions<Entries>) {
  const { speakerId, section, fresh, content, send } = options;
  const part = partOf(section);
  const queries = useQueryClient();
  const target = useEditTarget();
  const query = contentQuery(target);
  const [kept] = useState(() => readDraft<Entries>(speakerId, section.id));
  const [draft, setDraft] = useState<Entries | null>(kept?.entries ?? null);
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const entries = draft ?? fresh(content);
  const latest = useRef(draft);
  const base = useRef(kept?.version ?? null);

  // Pictures and other sections move the stored one along, so it is asked first.
  const versionNow = () =>
    readDraft(speakerId, section.id)?.version ?? base.current ?? content.versions[part];
  const keep = (next: Entries | null, version = versionNow()) => {
    latest.current = next;
    base.current = next === null ? null : version;
    setDraft(next);
    writeDraft(speakerId, section.id, next === null ? null : { version, entries: next });
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const version = versionNow();
    const saved = await send(entries, version);
    setSaving(false);
    if (saved.ok) {
      const stored = saved.value.versions[part];
      moveDrafts(speakerId, part, version, stored);
      queries.setQueryData(query.queryKey, saved.value);
      void queries.invalidateQueries({ queryKey: ["own-speaker"] });
      void queries.invalidateQueries({ queryKey: ["admin-speaker", speakerId] });
      // What was typed while the answer was on its way is a draft of its own and is saved next.
      if (latest.current === draft) keep(null);
      else keep(latest.current, stored);
      setRefusal(null);
      const isWaiting = saved.value.pending?.status === "submitted";
      toast.show({
        kind: "success",
        text: isWaiting ? CHANGE_TEXTS.saved : savedText(target),
      });
      return;
    }
    setRefusal(saved.error);
    // The entries stay as a draft; what they are compared with next is what is stored now.
    if (saved.error.isChanged) {
      keep(latest.current ?? entries, version);
      await queries.invalidateQueries(query);
      const stored = queries.getQueryData(query.queryKey)?.versions[part];
      if (latest.current !== null) keep(latest.current, stored ?? version);
    }
  };
  const discard = () => {
    keep(null);
    setRefusal(null);
  };
  return {
    entries,
    change: (next: Entries) => keep(next),
    isDirty: draft !== null,
    refusal,
    isSaving,
    save,
    discard,
  };
}

function savedText({ person }: EditTarget): string {
  return person === null ? TEXTS.saved : OPERATOR_TEXTS.saved(person);
}
