import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { refusalOf } from "#app/session/answered.ts";
import { toast } from "#ui/toast-store.ts";
import { POSTS_KEY, type Post, storePost } from "./content-queries.ts";
import { EMPTY_POST, type PostForm, toDraft, toForm } from "./post-form.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

/** Typing rests this long before a draft is kept by itself. */
const REST_MS = 2_500;

/** The form of a post: changes, saving, drafts that save themselves, what was refused. */
export function usePost(post: Post | null) {
  const [stored, setStored] = useState(post);
  const [form, setForm] = useState<PostForm>(post ? toForm(post) : EMPTY_POST);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const change = (wanted: Partial<PostForm>) => {
    setForm((before) => ({ ...before, ...wanted }));
    setDirty(true);
  };

  const save = async (wanted: PostForm, isQuiet = false) => {
    setSaving(true);
    try {
      const saved = await storePost(
        stored?.id ?? null,
        toDraft(wanted, stored?.updated_at ?? null),
      );
      setStored(saved);
      setErrors({});
      setDirty(false);
      setForm((now) => ({ ...now, status: saved.status, slug: now.slug || saved.slug }));
      if (!isQuiet) toast.show({ kind: "success", text: TEXTS.saved });
      setSavedAt(new Date().toLocaleTimeString("de-DE", { timeStyle: "short" }));
      void queries.invalidateQueries({ queryKey: POSTS_KEY });
      if (!stored) await navigate(`/admin/blog/edit/${saved.id}`, { replace: true });
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(refusal?.fields ?? {});
      if (!isQuiet) toast.show({ kind: "error", text: refusal?.message || TEXTS.failed });
    } finally {
      setSaving(false);
    }
  };

  // Only what nobody sees yet: a public text changes when somebody says so.
  const keepsItself =
    stored?.status === "draft" &&
    form.status === "draft" &&
    isDirty &&
    !isSaving &&
    form.title !== "";
  const keep = useRef(save);
  keep.current = save;
  useEffect(() => {
    if (!keepsItself) return;
    const timer = setTimeout(() => void keep.current(form, true), REST_MS);
    return () => clearTimeout(timer);
  }, [keepsItself, form]);

  return { stored, form, change, save, isDirty, isSaving, errors, savedAt };
}
