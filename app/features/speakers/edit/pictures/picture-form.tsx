import "#parts/layout/edit-form.css";
import type { ImagePlace } from "#domain/speaker/editable-fields.ts";
import { Photo } from "#parts/photo/photo.tsx";
import type { OwnContent } from "../content-query.ts";
import { type ListEntry, toListEntries } from "../lists/list-entries.ts";
import { ListForm } from "../lists/list-form.tsx";
import type { CollectionSection } from "../section.ts";
import { readDraft, writeDraft } from "../section-draft.ts";
import { EDIT_TEXTS as TEXTS } from "../texts.ts";
import { PictureUpload } from "./picture-upload.tsx";

type PictureFormProps = { section: CollectionSection; content: OwnContent };

/** Portrait, title picture and gallery. An upload is stored at once, order and words with the button. */
export function PictureForm({ section, content }: PictureFormProps) {
  const { profile_image_url, hero_image_url, gallery_images, profile } = content;
  const name = profile.name ?? "";
  const keepInDraft = (stored: OwnContent) => {
    const draft = readDraft<readonly ListEntry[]>(content.id, section.id);
    const known = new Set(draft?.entries.map(({ id }) => id));
    const added = stored.gallery_images.filter(({ id }) => !known.has(id) && !urlOf.has(id));
    if (draft) {
      const entries = [...draft.entries, ...toListEntries(section.fields, added)];
      writeDraft(content.id, section.id, { ...draft, entries });
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
      <p className="note">{TEXTS.pictureHint}</p>
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
