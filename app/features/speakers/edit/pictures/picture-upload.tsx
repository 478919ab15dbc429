import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import {
  ENTRY_PICTURES,
  type ImagePlace,
  isEntryPicture,
} from "#domain/speaker/editable-fields.ts";
import { useAction, valueOrRefusal } from "#parts/actions/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { contentQuery, type OwnContent } from "../content-query.ts";
import { useEditTarget } from "../edit-target.ts";
import { type PictureTarget, uploadPicture } from "../save-part.ts";
import type { Part } from "../section.ts";
import { moveDrafts } from "../section-draft.ts";
import { EDIT_TEXTS as TEXTS } from "../texts.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { readPicture } from "./cropped-file.ts";

/** As the profile shows them. */
const ASPECTS: Record<ImagePlace, number> = {
  profile: 1,
  hero: 16 / 9,
  gallery: 3 / 2,
  logo: 1,
  preview: 16 / 9,
};

/** Portrait and title picture belong to no part that is saved with a version. */
function partWith(place: ImagePlace): Part | null {
  if (isEntryPicture(place)) return ENTRY_PICTURES[place].collection;
  return place === "gallery" ? "gallery_images" : null;
}

type PictureUploadProps = PictureTarget & {
  label: string;
  /** Tells uploads of the same name apart. */
  what?: string | undefined;
  /** Before the new picture is shown: a draft without it would take it down again. */
  onStored?: (content: OwnContent) => void;
};

/** Chosen, cropped if wanted, and stored at once. */
export function PictureUpload({ place, entry, label, what, onStored }: PictureUploadProps) {
  const queries = useQueryClient();
  const target = useEditTarget();
  const input = useRef<HTMLInputElement>(null);
  const { run, isBusy, refusal } = useAction();
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap } | null>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    const picture = await readPicture(file);
    if (picture) setChosen({ file, picture });
    else await upload(file);
  };
  const upload = async (file: File) => {
    setChosen(null);
    const picture = { place, entry };
    await run(async () => valueOrRefusal(await uploadPicture(target.base, picture, file)), {
      text: TEXTS.uploaded,
      onDone: show,
    });
  };
  const show = (stored: OwnContent) => {
    const { queryKey } = contentQuery(target);
    const part = partWith(place);
    const before = queries.getQueryData(queryKey);
    if (part && before) moveDrafts(before.id, part, before.versions[part], stored.versions[part]);
    onStored?.(stored);
    queries.setQueryData(queryKey, stored);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-label={what ? `${what}: ${label}` : label}
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="line"
        icon="upload"
        isLoading={isBusy}
        loadingText={TEXTS.uploading}
        onClick={() => input.current?.click()}
      >
        {label}
        {what && <span className="sr-only">: {what}</span>}
      </Button>
      {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      {chosen && (
        <CropDialog
          {...chosen}
          aspect={ASPECTS[place]}
          onClose={() => setChosen(null)}
          onDone={(file) => void upload(file)}
        />
      )}
    </div>
  );
}
