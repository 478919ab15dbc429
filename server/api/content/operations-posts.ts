import { removePost } from "#features/content/manage/delete-post.server.ts";
import { readAdminPost, savePost } from "#features/content/manage/edit-post.server.ts";
import { listAdminPosts } from "#features/content/manage/list-admin-posts.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { EDITOR_ERRORS } from "#server/api/schemas/editor-texts.ts";
import { POST_COLUMNS } from "./columns.ts";
import { deleted, deletedSchema } from "./deletion.ts";
import { draftRefusals } from "./refusals.ts";
import * as schemas from "./schemas-posts.ts";
import { GAP_TEXTS } from "./texts.ts";

const postRefusals = {
  ...draftRefusals,
  incomplete: {
    problem: "unprocessable",
    from: ({ gaps }: { readonly gaps: readonly (keyof typeof GAP_TEXTS)[] }) => ({
      fields: Object.fromEntries(gaps.map((gap) => [GAP_TEXTS[gap].field, GAP_TEXTS[gap].text])),
    }),
  },
} as const;

export const postOperations = {
  ...adminList("/admin/posts", {
    ids: ["listAllPosts", "exportPosts"],
    summary: "List all posts of the magazine, drafts included",
    query: schemas.postListQuery,
    page: schemas.postListSchema,
    csv: { name: "artikel", columns: POST_COLUMNS },
    read: listAdminPosts,
  }),

  "POST /admin/posts": operation({
    id: "createPost",
    summary: "Create a post",
    description: "Without a slug the address is made from the title.",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.postDraftSchema },
    output: created(schemas.postSchema),
    refusals: postRefusals,
    run: (ctx, viewer, { body: { version: _none, ...draft } }) =>
      savePost(ctx, viewer, { id: null, version: null, draft }),
  }),

  "GET /admin/posts/{id}": operation({
    id: "readPostDraft",
    summary: "Read a post with its Markdown text for editing",
    description: "`updated_at` names the version.",
    access: admins,
    input: { params: schemas.postPath },
    output: json(schemas.postSchema),
    run: (ctx, viewer, { params }) => readAdminPost(ctx, viewer, params.id),
  }),

  "PUT /admin/posts/{id}": operation({
    id: "savePost",
    summary: "Save, publish, schedule or archive a post",
    description: "A changed address redirects.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.postPath, body: schemas.postDraftSchema },
    output: json(schemas.postSchema),
    refusals: postRefusals,
    run: (ctx, viewer, { params, body: { version, ...draft } }) =>
      savePost(ctx, viewer, { id: params.id, version, draft }),
  }),

  "DELETE /admin/posts/{id}": operation({
    id: "deletePost",
    summary: "Delete a post that was never public",
    access: admins,
    input: { params: schemas.postPath },
    output: json(deletedSchema),
    refusals: { was_public: conflict(EDITOR_ERRORS.wasPublic) },
    run: (ctx, viewer, { params }) => deleted(removePost(ctx, viewer, params.id)),
  }),
} as const;
