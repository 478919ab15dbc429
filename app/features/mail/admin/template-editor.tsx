import "./mail-admin.css";
import "#parts/layout/editor.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useRef, useState } from "react";
import { formatDateTime } from "#domain/format/date-times.ts";
import { useUnsavedChanges } from "#parts/actions/unsaved-changes.tsx";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { previewOf } from "../demo-mailbox/preview-of.ts";
import {
  type MailText,
  previewQuery,
  sendTest,
  storeText,
  TEMPLATES_KEY,
  type Template,
  templateQuery,
} from "./template-queries.ts";
import { READER_WORDS, TEMPLATES_TEXTS as TEXTS } from "./template-texts.ts";

const LIST = "/admin/email-templates";

export function EditTemplate({ templateKey }: { templateKey: string }) {
  const query = useQuery(templateQuery(templateKey));
  return (
    <Loaded query={query}>
      {(template) =>
        template ? (
          <TemplateEditor key={template.key} template={template} />
        ) : (
          <EmptyState
            headingLevel={1}
            title={TEXTS.missing}
            action={<ButtonLink to={LIST}>{TEXTS.toList}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

function TemplateEditor({ template }: { template: Template }) {
  const { key } = template;
  const [text, setText] = useState<MailText>(template.text);
  const [saved, setSaved] = useState<MailText>(template.text);
  useUnsavedChanges(text !== saved);
  const queries = useQueryClient();
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const { run, refusal } = useAction([], { failed: FAILED_TEXTS.failed });
  const errors = refusal?.fields ?? {};
  const store = (next: MailText | null) =>
    run(() => storeText(key, next), {
      text: next === null ? TEXTS.resetDone : TEXTS.saved,
      onDone: () => {
        setSaved(next ?? template.built_in);
        if (next === null) setText(template.built_in);
        return queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
      },
      onFailed: toastRefusal,
    });
  const test = () =>
    run(() => sendTest(key, text), {
      text: ({ to }) => TEXTS.tested(to),
      onFailed: toastRefusal,
    });
  const reset = async () => {
    const title = TEXTS.resetTitle(template.trigger);
    if (await isConfirmed({ title, text: TEXTS.resetText, confirm: TEXTS.reset }))
      await store(null);
  };
  const restore = (version: number, old: MailText) => {
    setText(old);
    window.scrollTo({ top: 0 });
    toast.show({ kind: "info", text: TEXTS.restored(version) });
  };
  return (
    <div className="dashboard">
      <AdminHead
        title={template.trigger}
        note={READER_WORDS[template.reader]}
        actions={
          <ButtonLink variant="ghost" icon="arrow-left" to={LIST}>
            {TEXTS.toList}
          </ButtonLink>
        }
      />
      <div className="editor-halves">
        <Card>
          <TextFields template={template} text={text} errors={errors} onChange={setText} />
          <div className="editor-bar">
            <Button onClick={() => void store(text)}>{TEXTS.save}</Button>
            <Button variant="line" icon="send" onClick={() => void test()}>
              {TEXTS.test}
            </Button>
            {template.is_own && (
              <Button variant="ghost" icon="rotate-cw" onClick={() => void reset()}>
                {TEXTS.reset}
              </Button>
            )}
          </div>
        </Card>
        <Preview templateKey={key} text={text} />
      </div>
      <Card title={TEXTS.versions}>
        {template.versions.length === 0 && <p className="note">{TEXTS.noVersions}</p>}
        <ul className="version-list">
          {template.versions.map(({ version, created_at, created_by, ...old }) => (
            <li key={version}>
              {TEXTS.version(version, formatDateTime(created_at), created_by ?? TEXTS.unknown)}
              <div>
                <Button
                  size="sm"
                  variant="line"
                  aria-label={TEXTS.restoreOne(version)}
                  onClick={() => restore(version, old)}
                >
                  {TEXTS.restore}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {dialog}
    </div>
  );
}

type TextFieldsProps = {
  template: Template;
  text: MailText;
  errors: Readonly<Record<string, string>>;
  onChange: (text: MailText) => void;
};

function TextFields({ template, text, errors, onChange }: TextFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const at = area.current?.selectionStart ?? text.body.length;
    onChange({ ...text, body: `${text.body.slice(0, at)}{{${name}}}${text.body.slice(at)}` });
    area.current?.focus();
  };
  return (
    <div className="editor-fields editor-text">
      <TextField
        label={TEXTS.subject}
        error={errors.subject ?? errors["text.subject"]}
        value={text.subject}
        maxLength={200}
        onChange={(event) => onChange({ ...text, subject: event.target.value })}
      />
      <TextField
        label={TEXTS.preheader}
        isOptional
        value={text.preheader}
        maxLength={200}
        onChange={(event) => onChange({ ...text, preheader: event.target.value })}
      />
      <fieldset className="editor-tools">
        <legend className="label">{TEXTS.placeholders}</legend>
        {template.placeholders.map((name) => (
          <Button
            key={name}
            size="sm"
            variant="quiet"
            aria-label={TEXTS.insert(name)}
            onClick={() => insert(name)}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <TextareaField
        label={TEXTS.body}
        hint={TEXTS.bodyHint}
        error={errors.body ?? errors["text.body"]}
        ref={area}
        value={text.body}
        onChange={(event) => onChange({ ...text, body: event.target.value })}
      />
    </div>
  );
}

function Preview({ templateKey, text }: { templateKey: string; text: MailText }) {
  const { data } = useQuery({
    ...previewQuery(templateKey, useDeferredValue(text)),
    placeholderData: (before) => before,
  });
  return (
    <Card title={TEXTS.preview}>
      <div className="editor-fields">
        <p className="note">{TEXTS.previewNote}</p>
        {data?.problem && <Alert variant="danger">{data.problem}</Alert>}
        {data && <p className="todo-title">{data.subject}</p>}
        {/* Nothing in it runs, and nothing in it may leave the frame. */}
        {data && (
          <iframe
            className="mail-preview"
            title={TEXTS.preview}
            sandbox=""
            srcDoc={previewOf(data.html)}
          />
        )}
      </div>
    </Card>
  );
}
