import "#parts/layout/editor.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import {
  deletePicture,
  describePicture,
  type MediaItem,
  mediaUsesQuery,
} from "../content-queries.ts";
import { EditorField } from "../editor-field.tsx";
import { MEDIA_TEXTS as TEXTS } from "../texts.ts";
import { MediaUses } from "./media-uses.tsx";

type MediaDialogProps = { picture: MediaItem; onClose: () => void; onChanged: () => void };

/** What a picture shows, whose it is, where it is used. */
export function MediaDialog({ picture, onClose, onChanged }: MediaDialogProps) {
  const [form, setForm] = useState({
    alt: picture.alt,
    credit: picture.credit ?? "",
    rights: picture.rights ?? "",
    rights_expire_on: picture.rights_expire_on ?? "",
  });
  const { data } = useQuery(mediaUsesQuery(picture.id));
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const { run } = useAction([], { failed: FAILED_TEXTS.failed });
  const end = { onDone: onChanged, onFailed: toastRefusal };
  const save = () => {
    const { rights_expire_on: day } = form;
    const change = { ...form, rights_expire_on: isIsoDate(day) ? day : null };
    return run(() => describePicture(picture.id, change), { ...end, text: TEXTS.saved });
  };
  const remove = async () => {
    const title = TEXTS.deleteTitle(picture.file_name);
    if (!(await isConfirmed({ title, text: TEXTS.deleteText, confirm: TEXTS.delete }))) return;
    await run(() => deletePicture(picture.id), { ...end, text: TEXTS.deleted });
  };
  const field = (name: keyof typeof form, label: string, hint?: string) => (
    <EditorField
      label={label}
      hint={hint}
      type={name === "rights_expire_on" ? "date" : "text"}
      value={form[name]}
      isOptional={name !== "alt"}
      onChange={(value) => setForm({ ...form, [name]: value })}
    />
  );
  return (
    <Sheet
      open
      wide="side"
      onClose={onClose}
      title={TEXTS.editTitle(picture.file_name)}
      foot={
        <>
          <Button onClick={() => void save()}>{TEXTS.save}</Button>
          {data?.uses.length === 0 && (
            <Button variant="danger" icon="trash-2" onClick={() => void remove()}>
              {TEXTS.delete}
            </Button>
          )}
        </>
      }
    >
      <div className="editor-fields">
        <Photo src={picture.storage_key} alt={picture.alt} width={640} height={360} sizes="400px" />
        {field("alt", TEXTS.altLabel, TEXTS.altHint)}
        {field("credit", TEXTS.credit)}
        {field("rights", TEXTS.rights)}
        {field("rights_expire_on", TEXTS.expires)}
        <MediaUses id={picture.id} />
      </div>
      {dialog}
    </Sheet>
  );
}
