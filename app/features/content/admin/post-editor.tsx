import "#parts/layout/editor.css";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import {
  POST_LIMITS,
  POST_STATUSES,
  type PostStatus,
  wasPublic,
} from "#domain/content/post-rules.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/form/select.tsx";
import { ContentEditor, DeleteContent, MissingContent } from "./content-editor.tsx";
import { deletePost, type Post, postQuery } from "./content-queries.ts";
import { EditorField } from "./editor-field.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";
import { PostSide } from "./post-side.tsx";
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
          <MissingContent title={TEXTS.missing} list={LIST} />
        )
      }
    </Loaded>
  );
}

const LIST = { address: "/admin/blog", label: TEXTS.toList };
/** As long as the server takes. */
const MOST_SLUG = 80;
const STATUSES = POST_STATUSES.map((value) => ({ value, label: POST_STATUS[value].word }));

export function PostEditor({ post }: { post: Post | null }) {
  const editor = usePost(post);
  const { form, change, errors, stored } = editor;
  const address = stored?.status === "published" ? `/blog/${stored.slug}` : null;
  return (
    <ContentEditor
      title={stored ? TEXTS.editTitle : TEXTS.newTitle}
      list={LIST}
      open={TEXTS.open}
      stored={stored && { kind: "post", id: stored.id, address }}
      onSave={() => void editor.save()}
      isSaving={editor.isSaving}
      main={
        <Card>
          <div className="editor-fields">
            <EditorField
              label={TEXTS.title}
              value={form.title}
              error={errors.title}
              most={POST_LIMITS.title}
              onChange={(title) => change({ title })}
            />
            <EditorField
              label={TEXTS.slug}
              hint={TEXTS.slugHint}
              value={form.slug}
              error={errors.slug}
              most={MOST_SLUG}
              isOptional
              onChange={(slug) => change({ slug })}
            />
            <EditorField
              label={TEXTS.excerpt}
              value={form.excerpt}
              error={errors.excerpt}
              most={POST_LIMITS.excerpt}
              rows={3}
              onChange={(excerpt) => change({ excerpt })}
            />
            <MarkdownEditor
              label={TEXTS.body}
              value={form.body}
              error={errors.body}
              onChange={(body) => change({ body })}
            />
          </div>
        </Card>
      }
      side={
        <PostSide form={form} errors={errors} onChange={change}>
          <Select
            label={TEXTS.status}
            options={STATUSES}
            value={form.status}
            onChange={(event) => change({ status: event.target.value as PostStatus })}
          />
        </PostSide>
      }
      bar={<EditorBar editor={editor} />}
    />
  );
}

function EditorBar({ editor }: { editor: ReturnType<typeof usePost> }) {
  const { stored, form, isDirty, savedAt, save } = editor;
  const navigate = useNavigate();
  return (
    <>
      {form.status !== "published" && (
        <Button variant="spot" onClick={() => void save({ change: { status: "published" } })}>
          {TEXTS.publish}
        </Button>
      )}
      {stored && !wasPublic(stored.status) && (
        <DeleteContent
          title={TEXTS.deleteTitle(form.title)}
          text={TEXTS.deleteText}
          remove={() => deletePost(stored.id)}
          onDone={async () => navigate(LIST.address)}
        />
      )}
      <p className="note" role="status">
        {isDirty
          ? TEXTS.dirty
          : savedAt && (stored?.status === "draft" ? TEXTS.keptDraft : TEXTS.kept)(savedAt)}
      </p>
    </>
  );
}
