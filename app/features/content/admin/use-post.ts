import { useEffect, useRef, useState } from "react";
import { formatLocalTime } from "#domain/format/local-time.ts";
import { POSTS_KEY, type Post, storePost } from "./content-queries.ts";
import { EMPTY_POST, type PostForm, toDraft, toForm } from "./post-form.ts";
import { useStoredForm } from "./use-stored-form.ts";

/** Typing rests this long before a draft is kept by itself. */
const REST_MS = 2_500;

/** The form of a post: changes, saving, drafts that save themselves, what was refused. */
export function usePost(post: Post | null) {
  const editor = useStoredForm({
    stored: post,
    form: post ? toForm(post) : EMPTY_POST,
    store: (before, form) =>
      storePost(before?.id ?? null, toDraft(form, before?.updated_at ?? null)),
    addressOf: (id) => `/admin/blog/edit/${id}`,
    listKey: POSTS_KEY,
  });
  const { stored, form, isDirty, isSaving } = editor;
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const save = async (how: { isQuiet?: boolean; change?: Partial<PostForm> } = {}) => {
    if (!(await editor.save(how))) return;
    setSavedAt(formatLocalTime(new Date()));
  };

  // Drafts only: a public text changes when it is told to.
  const keepsItself =
    stored?.status === "draft" &&
    form.status === "draft" &&
    isDirty &&
    !isSaving &&
    form.title !== "";
  const keep = useRef(save);
  keep.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key that is pressed starts the rest anew
  useEffect(() => {
    if (!keepsItself) return;
    const timer = setTimeout(() => void keep.current({ isQuiet: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [keepsItself, form]);

  return { ...editor, save, savedAt };
}
