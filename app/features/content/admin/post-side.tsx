import "./content-admin.css";
import { type ReactNode, useState } from "react";
import { POST_LIMITS } from "#domain/content/post-rules.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { HINT_TEXTS } from "#parts/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { EditorField } from "./editor-field.tsx";
import { MediaPicker } from "./media/media-picker.tsx";
import type { PostForm } from "./post-form.ts";
import { SeoCard } from "./seo-card.tsx";
import { SpeakerPicker } from "./speaker-picker.tsx";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type PostSideProps = {
  form: PostForm;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<PostForm>) => void;
  /** The choice of the status. */
  children: ReactNode;
};

/** Everything beside the text: when, by whom, with which picture and people. */
export function PostSide({ form, errors, onChange, children }: PostSideProps) {
  const line = (name: "category" | "tags" | "author_name", label: string, hint?: string) => (
    <EditorField
      label={label}
      hint={hint}
      value={form[name]}
      error={errors[name]}
      isOptional={name !== "author_name"}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      <Card title={TEXTS.publishing}>
        <div className="editor-fields">
          {children}
          <EditorField
            label={TEXTS.moment}
            hint={TEXTS.momentHint}
            type="datetime-local"
            value={form.published_at}
            error={errors.published_at}
            isOptional
            onChange={(published_at) => onChange({ published_at })}
          />
          {line("category", TEXTS.category)}
          {line("tags", TEXTS.tags, HINT_TEXTS.commas)}
          {line("author_name", TEXTS.author)}
        </div>
      </Card>
      <Card title={TEXTS.cover}>
        <Cover
          value={form.cover_image_url}
          onChange={(cover) => onChange({ cover_image_url: cover })}
        />
      </Card>
      <SeoCard form={form} errors={errors} onChange={onChange} />
      <Card>
        <SpeakerPicker
          label={TEXTS.speakers}
          picked={form.speakers}
          most={POST_LIMITS.speakers}
          onChange={(speakers) => onChange({ speakers })}
        />
      </Card>
    </>
  );
}

type CoverProps = { value: string | null; onChange: (key: string | null) => void };

function Cover({ value, onChange }: CoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="editor-fields">
      {value ? (
        <Photo src={value} alt="" width={1600} height={900} sizes="300px" />
      ) : (
        <p className="note">{TEXTS.noCover}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="line" icon="image" onClick={() => setOpen(true)}>
          {TEXTS.choose}
        </Button>
        {value && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {TEXTS.remove}
          </Button>
        )}
      </div>
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={({ storage_key }) => {
          setOpen(false);
          onChange(storage_key);
        }}
      />
    </div>
  );
}
