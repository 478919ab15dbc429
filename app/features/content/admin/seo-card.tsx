import { Card } from "#ui/card.tsx";
import { EditorField } from "./editor-field.tsx";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type SeoCardProps = {
  form: { readonly seo_title: string; readonly seo_description: string };
  errors: Readonly<Record<string, string>>;
  onChange: (change: { seo_title?: string; seo_description?: string }) => void;
};

const MOST = { title: 60, description: 160 } as const;

/** What search engines show, with how much of the room is used. */
export function SeoCard({ form, errors, onChange }: SeoCardProps) {
  const { seo_title: title, seo_description: description } = form;
  return (
    <Card title={TEXTS.seo}>
      <div className="editor-fields">
        <EditorField
          label={TEXTS.seoTitle}
          hint={TEXTS.left(title.length, MOST.title)}
          value={title}
          error={errors.seo_title}
          most={MOST.title}
          isOptional
          onChange={(seo_title) => onChange({ seo_title })}
        />
        <EditorField
          label={TEXTS.seoDescription}
          hint={TEXTS.left(description.length, MOST.description)}
          value={description}
          error={errors.seo_description}
          most={MOST.description}
          rows={4}
          isOptional
          onChange={(seo_description) => onChange({ seo_description })}
        />
      </div>
    </Card>
  );
}
