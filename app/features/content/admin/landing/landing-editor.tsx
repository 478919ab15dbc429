import "../content-admin.css";
import "#parts/layout/editor.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { LANDING_STATUSES, type LandingStatus } from "#domain/content/admin-lists.ts";
import { LANDING_LIMITS } from "#domain/content/landing-page.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { ContentEditor, DeleteContent, MissingContent } from "../content-editor.tsx";
import {
  deleteLanding,
  LANDINGS_KEY,
  type Landing,
  landingQuery,
  storeLanding,
} from "../content-queries.ts";
import { EditorField } from "../editor-field.tsx";
import { MarkdownEditor } from "../markdown-editor.tsx";
import { SeoCard } from "../seo-card.tsx";
import { SpeakerPicker } from "../speaker-picker.tsx";
import { EDITOR_TEXTS, LANDING_STATUS, LANDINGS_TEXTS as TEXTS } from "../texts.ts";
import { useStoredForm } from "../use-stored-form.ts";
import { fromTemplate, type LandingForm, toDraft, toForm } from "./landing-form.ts";
import { LandingQuestions } from "./landing-questions.tsx";
import { LandingRule } from "./landing-rule.tsx";

const LIST = { address: "/admin/category-landing-pages", label: TEXTS.toList };
const STATUSES = LANDING_STATUSES.map((value) => ({ value, label: LANDING_STATUS[value].word }));
const TOPICS = CATEGORIES.map(({ name, label }) => ({ value: name, label }));

export function EditLanding({ id }: { id: string }) {
  const query = useQuery(landingQuery(id));
  return (
    <Loaded query={query}>
      {(page) =>
        page ? (
          <LandingEditor key={page.id} page={page} />
        ) : (
          <MissingContent title={TEXTS.missing} list={LIST} />
        )
      }
    </Loaded>
  );
}

export function LandingEditor({ page }: { page: Landing | null }) {
  const { stored, form, change, save, isDirty, isSaving, errors } = useLanding(page);
  const address = stored?.status === "published" ? stored.path : null;
  return (
    <ContentEditor
      title={stored ? TEXTS.editTitle : TEXTS.newTitle}
      list={LIST}
      open={TEXTS.open}
      stored={stored && { kind: "landing", id: stored.id, address }}
      onSave={() => void save()}
      isSaving={isSaving}
      main={
        <>
          <Card>
            <div className="editor-fields">
              <Words form={form} errors={errors} onChange={change} isNew={stored === null} />
              <MarkdownEditor
                label={TEXTS.body}
                value={form.body}
                error={errors.body}
                onChange={(body) => change({ body })}
              />
            </div>
          </Card>
          <Card title={TEXTS.faq}>
            <LandingQuestions faq={form.faq} onChange={(faq) => change({ faq })} />
          </Card>
        </>
      }
      side={
        <>
          <Card title={TEXTS.status}>
            <div className="editor-fields">
              <Select
                label={TEXTS.status}
                isLabelHidden
                options={STATUSES}
                value={form.status}
                onChange={(event) => change({ status: event.target.value as LandingStatus })}
              />
              <Checkbox
                checked={form.is_indexed}
                onChange={(event) => change({ is_indexed: event.target.checked })}
              >
                {TEXTS.indexed}
              </Checkbox>
            </div>
          </Card>
          <Card title={TEXTS.speakers}>
            <div className="editor-fields">
              <SpeakerPicker
                label={TEXTS.pinned}
                picked={form.pinned}
                most={LANDING_LIMITS.pinned}
                onChange={(pinned) => change({ pinned })}
              />
              <LandingRule rule={form.list_rule} onChange={(list_rule) => change({ list_rule })} />
            </div>
          </Card>
          <SeoCard form={form} errors={errors} onChange={change} />
        </>
      }
      bar={
        <>
          {stored && <DeletePage page={stored} />}
          <p className="note" role="status">
            {isDirty && EDITOR_TEXTS.dirty}
          </p>
        </>
      }
    />
  );
}

function useLanding(page: Landing | null) {
  return useStoredForm({
    stored: page,
    form: toForm(page),
    store: (before, form) =>
      storeLanding(before?.id ?? null, toDraft(form, before?.updated_at ?? null)),
    addressOf: (id) => `${LIST.address}?bearbeiten=${id}`,
    listKey: LANDINGS_KEY,
  });
}

type WordsProps = {
  form: LandingForm;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
  onChange: (change: Partial<LandingForm>) => void;
};

function Words({ form, errors, isNew, onChange }: WordsProps) {
  return (
    <>
      <Select
        label={TEXTS.category}
        options={TOPICS}
        value={form.category}
        disabled={!isNew}
        error={errors.category}
        onChange={(event) => onChange({ category: event.target.value as LandingForm["category"] })}
      />
      <EditorField
        label={TEXTS.city}
        value={form.city}
        error={errors.city}
        most={LANDING_LIMITS.city}
        isOptional
        onChange={(city) => onChange({ city })}
      />
      <EditorField
        label={TEXTS.slug}
        hint={TEXTS.slugHint(form.category, form.slug)}
        value={form.slug}
        error={errors.slug}
        most={LANDING_LIMITS.slug}
        isOptional
        onChange={(slug) => onChange({ slug })}
      />
      <div>
        <Button variant="line" icon="file-text" onClick={() => onChange(fromTemplate(form))}>
          {TEXTS.template}
        </Button>
      </div>
      <EditorField
        label={TEXTS.headline}
        value={form.headline}
        error={errors.headline}
        most={LANDING_LIMITS.headline}
        onChange={(headline) => onChange({ headline })}
      />
      <EditorField
        label={TEXTS.intro}
        value={form.intro}
        error={errors.intro}
        most={LANDING_LIMITS.intro}
        rows={4}
        onChange={(intro) => onChange({ intro })}
      />
    </>
  );
}

function DeletePage({ page }: { page: Landing }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <DeleteContent
      title={TEXTS.deleteTitle(page.headline)}
      text={TEXTS.deleteText}
      remove={() => deleteLanding(page.id)}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: LANDINGS_KEY });
        await navigate(LIST.address);
      }}
    />
  );
}
