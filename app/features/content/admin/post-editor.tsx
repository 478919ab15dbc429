import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { POST_STATUSES, type PostStatus } from "#domain/content/post-rules.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea, TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import { useConfirm } from "#ui/use-confirm.tsx";
import { deletePost, type Post, postQuery } from "./content-queries.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";
import { PostSide } from "./post-side.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { POST_STATUS, EDITOR_TEXTS as TEXTS } from "./texts.ts";
import { usePost } from "./use-post.ts";

export function EditPost({ id }: { id: string }) {
  const query = useQuery(postQuery(id));
  return (
    <Loaded query={query}>
      {(post) =>
        post ? (
          <PostEditor key={post.id} post={post} />
        ) : (
          <EmptyState
            headingLevel={1}
            title={TEXTS.missing}
            action={<ButtonLink to="/admin/blog">{TEXTS.toList}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

const STATUSES = POST_STATUSES.map((value) => ({ value, label: POST_STATUS[value].word }));

export function PostEditor({ post }: { post: Post | null }) {
  const editor = usePost(post);
  const { form, change, errors, stored } = editor;
  const isPublic = stored?.status === "published";
  return (
    <form
      className="room"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save(form);
      }}
    >
      <AdminHead
        title={post ? TEXTS.editTitle : TEXTS.newTitle}
        actions={
          <>
            <ButtonLink variant="ghost" icon="arrow-left" to="/admin/blog">
              {TEXTS.toList}
            </ButtonLink>
            {stored && !isPublic && <PreviewButton kind="post" id={stored.id} />}
            {isPublic && stored && (
              <ButtonLink variant="line" icon="eye" to={`/blog/${stored.slug}`} target="_blank">
                {TEXTS.open}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="editor">
        <div className="editor-main">
          <Card>
            <div className="editor-fields">
              <Field label={TEXTS.title} error={errors.title}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={form.title}
                    maxLength={200}
                    onChange={(event) => change({ title: event.target.value })}
                  />
                )}
              </Field>
              <Field label={TEXTS.slug} hint={TEXTS.slugHint} error={errors.slug} isOptional>
                {(control) => (
                  <TextInput
                    {...control}
                    value={form.slug}
                    maxLength={80}
                    onChange={(event) => change({ slug: event.target.value })}
                  />
                )}
              </Field>
              <Field label={TEXTS.excerpt} error={errors.excerpt}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    value={form.excerpt}
                    maxLength={600}
                    onChange={(event) => change({ excerpt: event.target.value })}
                  />
                )}
              </Field>
              <MarkdownEditor
                label={TEXTS.body}
                value={form.body}
                error={errors.body}
                onChange={(body) => change({ body })}
              />
            </div>
          </Card>
        </div>
        <PostSide form={form} errors={errors} onChange={change}>
          <Select
            label={TEXTS.status}
            options={STATUSES}
            value={form.status}
            onChange={(event) => change({ status: event.target.value as PostStatus })}
          />
        </PostSide>
      </div>
      <EditorBar editor={editor} />
    </form>
  );
}

function EditorBar({ editor }: { editor: ReturnType<typeof usePost> }) {
  const { stored, form, isDirty, isSaving, savedAt, save, change } = editor;
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm({
    title: TEXTS.deleteTitle(form.title),
    children: TEXTS.deleteText,
    labels: { confirm: TEXTS.delete, cancel: TEXTS.cancel, close: TEXTS.close },
  });
  const remove = async () => {
    if (!stored || !(await ask())) return;
    try {
      await deletePost(stored.id);
      await navigate("/admin/blog");
    } catch (error) {
      toast.show({ kind: "error", text: error instanceof Error ? error.message : TEXTS.failed });
    }
  };
  const wasPublic = stored?.status === "published" || stored?.status === "archived";
  return (
    <div className="editor-bar">
      <Button type="submit" isLoading={isSaving} loadingText={TEXTS.saving}>
        {TEXTS.save}
      </Button>
      {form.status !== "published" && (
        <Button
          variant="spot"
          onClick={() => {
            change({ status: "published" });
            void save({ ...form, status: "published" });
          }}
        >
          {TEXTS.publish}
        </Button>
      )}
      {stored && !wasPublic && (
        <Button variant="ghost" icon="trash-2" onClick={() => void remove()}>
          {TEXTS.delete}
        </Button>
      )}
      <p className="booking-note" role="status">
        {isDirty ? TEXTS.dirty : savedAt && TEXTS.autosaved(savedAt)}
      </p>
      {dialog}
    </div>
  );
}
