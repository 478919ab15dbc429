import "#parts/layout/edit-form.css";
import type { OwnContent } from "./content-query.ts";
import { useEditTarget } from "./edit-target.ts";
import { FieldInput } from "./field-input.tsx";
import { entriesOf, type FieldKind, type FormValues, valuesOf } from "./form-values.ts";
import { ErrorSummary, SaveBar } from "./save-bar.tsx";
import { saveProfilePart } from "./save-part.ts";
import type { ProfileSection } from "./section.ts";
import { useSection } from "./use-section.ts";

const WIDE: ReadonlySet<FieldKind> = new Set(["long", "length", "choices", "bands"]);

type ProfileFormProps = { section: ProfileSection; content: OwnContent };

/** Single values of the profile. */
export function ProfileForm({ section, content }: ProfileFormProps) {
  const { fields } = section;
  const { base } = useEditTarget();
  const form = useSection<FormValues>({
    speakerId: content.id,
    section,
    content,
    fresh: ({ profile }) => entriesOf(fields, profile),
    send: (entries, version) => saveProfilePart(base, version, valuesOf(fields, entries)),
  });
  return (
    <form
      className="edit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <ErrorSummary refusal={form.refusal} />
      <div className="edit-fields">
        {fields.map((field) => (
          <div key={field.name} data-wide={WIDE.has(field.kind) || undefined}>
            <FieldInput
              field={field}
              name={field.name}
              value={form.entries[field.name]}
              error={form.refusal?.fields[field.name]}
              onChange={(value) => form.change({ ...form.entries, [field.name]: value })}
            />
          </div>
        ))}
      </div>
      <SaveBar isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
    </form>
  );
}
