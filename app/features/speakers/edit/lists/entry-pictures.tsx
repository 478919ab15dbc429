import { ENTRY_PICTURES, type EntryPicture } from "#domain/speaker/editable-fields.ts";
import { Photo } from "#parts/photo/photo.tsx";
import type { OwnContent } from "../content-query.ts";
import { PictureUpload } from "../pictures/picture-upload.tsx";
import type { CollectionSection } from "../section.ts";
import { ENTRY_PICTURE_TEXTS, EDIT_TEXTS as TEXTS } from "../texts.ts";
import { ListForm } from "./list-form.tsx";

/** Which lists have entries with a picture of their own. */
export function entryPictureOf({ collection }: CollectionSection): EntryPicture | undefined {
  const places = Object.keys(ENTRY_PICTURES) as EntryPicture[];
  return places.find((place) => ENTRY_PICTURES[place].collection === collection);
}

type EntryPicturesProps = { section: CollectionSection; content: OwnContent; place: EntryPicture };

/** A list whose entries carry one picture each. It is stored at once, as soon as the entry is. */
export function EntryPictures({ section, content, place }: EntryPicturesProps) {
  const urls = picturesOf(content, place);
  const texts = ENTRY_PICTURE_TEXTS[place];
  return (
    <ListForm
      section={section}
      content={content}
      preview={(id) => {
        if (id === undefined || !urls.has(id)) return <p className="hint">{TEXTS.pictureLater}</p>;
        const src = urls.get(id) ?? null;
        return (
          <div className="edit-entry-picture">
            {src !== null && (
              <div className="edit-thumb">
                <Photo key={src} src={src} alt="" width={320} height={200} sizes="160px" />
              </div>
            )}
            <PictureUpload
              place={place}
              entry={id}
              label={src === null ? texts.upload : texts.replace}
              what={nameOf(content, id)}
            />
          </div>
        );
      }}
    />
  );
}

/** Which entry is meant, for those who hear the buttons one after the other. */
function nameOf({ testimonials, publications }: OwnContent, id: string): string | undefined {
  const quote = testimonials.find((one) => one.id === id);
  return quote?.author ?? publications.find((one) => one.id === id)?.title;
}

function picturesOf(content: OwnContent, place: EntryPicture): Map<string, string | null> {
  return place === "logo"
    ? new Map(content.testimonials.map(({ id, logo_url }) => [id, logo_url]))
    : new Map(content.publications.map(({ id, preview_image_url }) => [id, preview_image_url]));
}
