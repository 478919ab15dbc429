import {
  APPLICATION_LANGUAGES,
  FEE_LENGTHS,
  APPLICATION_LIMITS as LIMITS,
} from "#domain/speaker/application/application.ts";
import type { ApplicationDraft } from "#domain/speaker/application/application-progress.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { SPEAKER_TERMS } from "#parts/speaker-terms.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import { CheckGroup } from "./check-group.tsx";
import type { ApplicationErrors } from "./submit-application.ts";
import { FEE_LENGTH_WORDS, FORM_TEXTS as TEXTS } from "./texts.ts";

const LANGUAGES = APPLICATION_LANGUAGES.map((value) => ({ value, label: value }));
const TOPIC_FIELDS = CATEGORIES.map(({ name, label }) => ({ value: name, label }));

const LENGTHS = FEE_LENGTHS.map((value) => ({ value, label: FEE_LENGTH_WORDS[value] }));

type FieldsProps = { draft: ApplicationDraft; errors: ApplicationErrors };

export function PersonFields({ draft, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={TEXTS.name}
        error={errors.name}
        name="name"
        maxLength={LIMITS.name}
        autoComplete="name"
        defaultValue={draft.name}
      />
      <TextField
        label={TEXTS.jobTitle}
        hint={TEXTS.jobTitleHint}
        error={errors.job_title}
        name="job_title"
        maxLength={LIMITS.jobTitle}
        autoComplete="organization-title"
        defaultValue={draft.job_title}
      />
      <TextField
        label={TEXTS.city}
        error={errors.city}
        name="city"
        maxLength={LIMITS.city}
        autoComplete="address-level2"
        defaultValue={draft.city}
      />
    </>
  );
}

export function TopicFields({ draft, errors }: FieldsProps) {
  return (
    <>
      <CheckGroup
        name="categories"
        legend={TEXTS.categories}
        hint={TEXTS.categoriesHint}
        options={TOPIC_FIELDS}
        chosen={draft.categories}
        error={errors.categories}
      />
      <TextField
        label={TEXTS.topics}
        error={errors.topics}
        isOptional
        name="topics"
        maxLength={LIMITS.topics}
        defaultValue={draft.topics}
      />
      <CheckGroup
        name="languages"
        legend={TEXTS.languages}
        options={LANGUAGES}
        chosen={draft.languages}
        error={errors.languages}
      />
      <div className="signup-wide">
        <TextareaField
          label={TEXTS.bio}
          hint={TEXTS.bioHint}
          error={errors.short_bio}
          name="short_bio"
          maxLength={LIMITS.bio}
          rows={6}
          defaultValue={draft.short_bio}
        />
      </div>
    </>
  );
}

export function OfferFields({ draft, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={TEXTS.fee}
        hint={TEXTS.feeHint}
        error={errors.fee_idea}
        isOptional
        name="fee_idea"
        maxLength={LIMITS.feeEntry}
        inputMode="numeric"
        defaultValue={draft.fee_idea}
      />
      <Select
        label={TEXTS.feeLength}
        name="fee_length"
        hint={TEXTS.feeLengthHint}
        error={errors.fee_length}
        isOptional
        options={LENGTHS}
        placeholder={TEXTS.feeLengthNone}
        defaultValue={draft.fee_length}
      />
      <TextField
        label={TEXTS.website}
        hint={TEXTS.linkHint}
        error={errors.website}
        isOptional
        name="website"
        maxLength={LIMITS.link}
        type="url"
        autoComplete="url"
        defaultValue={draft.website}
      />
      <TextField
        label={TEXTS.video}
        hint={TEXTS.videoHint}
        error={errors.video}
        isOptional
        name="video"
        maxLength={LIMITS.link}
        type="url"
        defaultValue={draft.video}
      />
    </>
  );
}

export function Terms({ error }: { error: string | undefined }) {
  return (
    <div className="signup-wide">
      <h3 className="label">{TEXTS.terms}</h3>
      <ol className="signup-terms">
        {SPEAKER_TERMS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <Checkbox name="terms_accepted" error={error}>
        {TEXTS.accept}
      </Checkbox>
    </div>
  );
}
