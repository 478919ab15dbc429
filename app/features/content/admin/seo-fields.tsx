import { Field } from "#ui/field.tsx";
import { Textarea, TextInput } from "#ui/text-input.tsx";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type SeoFieldsProps = {
  title: string;
  description: string;
  errors: Readonly<Record<string, string>>;
  onChange: (change: { seo_title?: string; seo_description?: string }) => void;
};

const MOST = { title: 60, description: 160 } as const;

/** What search engines show, with how much of the room is used. */
export function SeoFields({ title, description, errors, onChange }: SeoFieldsProps) {
  return (
    <>
      <Field
        label={TEXTS.seoTitle}
        hint={TEXTS.left(title.length, MOST.title)}
        error={errors.seo_title}
        isOptional
      >
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={MOST.title}
            onChange={(event) => onChange({ seo_title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={TEXTS.seoDescription}
        hint={TEXTS.left(description.length, MOST.description)}
        error={errors.seo_description}
        isOptional
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={description}
            maxLength={MOST.description}
            onChange={(event) => onChange({ seo_description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
