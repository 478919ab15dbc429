import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import type { ImagePlace } from "#domain/speaker/editable.ts";
import { Photo } from "#parts/photo.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { contentQuery, type OwnContent } from "./content-query.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { readPicture } from "./cropped-file.ts";
import { useEditTarget } from "./edit-target.ts";
import { type ListEntry, toListEntries } from "./list-entries.ts";
import { ListForm } from "./list-form.tsx";
import { uploadPicture } from "./save-part.ts";
import type { CollectionSection } from "./section.ts";
import { readDraft, writeDraft } from "./section-draft.ts";
import { EDIT_TEXTS as TEXTS } from "./texts.ts";

/** As the profile shows them. */
const ASPECTS: Record<ImagePlace, number> = { profile: 1, hero: 16 / 9, gallery: 3 / 2 };

type PictureFormProps = { section: CollectionSection; content: OwnContent };

/** Portrait, title picture and gallery. An upload is stored at once, order and words with the button. */
export function PictureForm({ section, content }: PictureFormProps) {
  const { profile_image_url, hero_image_url, gallery_images, profile } = content;
  const name = profile.name ?? "";
  const keepInDraft = (stored: OwnContent) => {
    const draft = readDraft<readonly ListEntry[]>(content.id, section.id);
    const known = new Set(draft?.map(({ id }) => id));
    const added = stored.gallery_images.filter(({ id }) => !known.has(id) && !urlOf.has(id));
    if (draft) {
      writeDraft(content.id, section.id, [...draft, ...toListEntries(section.fields, added)]);
    }
  };
  const urlOf = new Map(gallery_images.map(({ id, url }) => [id, url]));
  return (
    <div className="edit-form">
      <div className="edit-pictures">
        <PictureSlot place="profile" label={TEXTS.portrait} src={profile_image_url} name={name} />
        <PictureSlot place="hero" label={TEXTS.hero} src={hero_image_url} name={name} />
      </div>
      <PictureUpload place="gallery" label={TEXTS.galleryAdd} onStored={keepInDraft} />
      <p className="booking-note">{TEXTS.pictureHint}</p>
      <ListForm
        key={[...urlOf.keys()].toSorted().join()}
        section={section}
        content={content}
        canAdd={false}
        preview={(id) => (
          <div className="edit-thumb">
            <Photo
              src={urlOf.get(id ?? "") ?? null}
              alt=""
              width={320}
              height={200}
              sizes="160px"
            />
          </div>
        )}
      />
    </div>
  );
}

type PictureSlotProps = { place: ImagePlace; label: string; src: string | null; name: string };

function PictureSlot({ place, label, src, name }: PictureSlotProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="label">{label}</h3>
      <div className="edit-thumb">
        <Photo key={src} src={src} alt="" name={name} width={320} height={320} sizes="160px" />
      </div>
      <PictureUpload place={place} label={src ? TEXTS.replace : TEXTS.upload} what={label} />
    </div>
  );
}

type PictureUploadProps = {
  place: ImagePlace;
  label: string;
  what?: string;
  /** Before the new picture is shown: a draft without it would take it down again. */
  onStored?: (content: OwnContent) => void;
};

function PictureUpload({ place, label, what, onStored }: PictureUploadProps) {
  const queries = useQueryClient();
  const target = useEditTarget();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
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
    setBusy(true);
    const stored = await uploadPicture(target.base, place, file);
    setBusy(false);
    setError(stored.ok ? null : stored.error.message);
    if (!stored.ok) return;
    onStored?.(stored.value);
    queries.setQueryData(contentQuery(target).queryKey, stored.value);
    toast.show({ kind: "success", text: TEXTS.uploaded });
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
      {error && <Alert variant="danger">{error}</Alert>}
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
