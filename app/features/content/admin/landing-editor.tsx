import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { refusalOf } from "#app/session/answered.ts";
import { LANDING_STATUSES, type LandingStatus } from "#domain/content/admin-lists.ts";
import { LANDING_LIMITS } from "#domain/content/landing-page.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast-store.ts";
import { ContentEditor, DeleteContent, MissingContent } from "./content-editor.tsx";
import {
  deleteLanding,
  LANDINGS_KEY,
  type Landing,
  landingQuery,
  storeLanding,
} from "./content-queries.ts";
import { EditorField } from "./editor-field.tsx";
import { fromTemplate, type LandingForm, toDraft, toForm } from "./landing-form.ts";
import { LandingQuestions } from "./landing-questions.tsx";
import { LandingRule } from "./landing-rule.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";
import { SeoFields } from "./seo-fields.tsx";
import { SpeakerPicker } from "./speaker-picker.tsx";
import { EDITOR_TEXTS, LANDING_STATUS, LANDINGS_TEXTS as TEXTS } from "./texts.ts";

const LIST = { address: "/admin/category-landing-pages", label: TEXTS.toList };
const STATUSES = LANDING_STATUSES.map((value) => ({ value, label: LANDING_STATUS[value].word }));
const TOPICS = CATEGORIES.map(({ name, label }) => ({ value: name, label }));

export function EditLanding({ id }: { id: string }) {
  const query = useQuery(landingQuery(id));
  return (
    <Loaded query={query}>
      {(page) =>
        page ? (
          <LandingEditor key={page.updated_at} page={page} />
        ) : (
          <MissingContent title={TEXTS.missing} list={LIST} />
        )
      }
    </Loaded>
  );
}

export function LandingEditor({ page }: { page: Landing | null }) {
  const [form, setForm] = useState<LandingForm>(() => toForm(page));
  const { errors, isSaving, save } = useSave(page);
  const change = (wanted: Partial<LandingForm>) => setForm((before) => ({ ...before, ...wanted }));
  const address = page?.status === "published" ? page.path : null;
  return (
    <ContentEditor
      title={page ? TEXTS.editTitle : TEXTS.newTitle}
      list={LIST}
      open={TEXTS.open}
      stored={page && { kind: "landing", id: page.id, address }}
      onSave={() => void save(form)}
      main={
        <>
          <Card>
            <div className="editor-fields">
              <Words form={form} errors={errors} onChange={change} isNew={page === null} />
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
        <div className="editor-side">
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
          <Card title={TEXTS.seo}>
            <div className="editor-fields">
              <SeoFields
                title={form.seo_title}
                description={form.seo_description}
                errors={errors}
                onChange={change}
              />
            </div>
          </Card>
        </div>
      }
      bar={
        <>
          <Button type="submit" isLoading={isSaving} loadingText={EDITOR_TEXTS.saving}>
            {TEXTS.save}
          </Button>
          {page && <DeletePage page={page} />}
        </>
      }
    />
  );
}

function useSave(page: Landing | null) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = async (form: LandingForm) => {
    setSaving(true);
    try {
      const { id } = await storeLanding(page?.id ?? null, toDraft(form, page?.updated_at ?? null));
      setErrors({});
      toast.show({ kind: "success", text: EDITOR_TEXTS.saved });
      await queries.invalidateQueries({ queryKey: LANDINGS_KEY });
      await queries.invalidateQueries({ queryKey: ["admin-landing", id] });
      await navigate(`${LIST.address}?bearbeiten=${id}`, { replace: true });
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(refusal?.fields ?? {});
      toast.show({ kind: "error", text: refusal?.message || EDITOR_TEXTS.failed });
    } finally {
      setSaving(false);
    }
  };
  return { errors, isSaving, save };
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
