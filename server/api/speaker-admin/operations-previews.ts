import { z } from "zod";
import { openPreview } from "#features/content/manage/preview-draft.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created } from "#server/api/operation/output.ts";

const linkSchema = z
  .object({ path: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: "PreviewLink" });

/** Addresses under which a draft can be read before it is published. */
export const previewOperations = {
  "POST /admin/posts/{id}/preview": operation({
    id: "previewPost",
    summary: "Get an address under which a post is read for seven days without an account",
    access: admins,
    input: { params: z.object({ id: z.uuid().describe("Id of the post.") }) },
    output: created(linkSchema),
    run: (ctx, viewer, { params }) => openPreview(ctx, viewer, { kind: "post", id: params.id }),
  }),

  "POST /admin/landing-pages/{id}/preview": operation({
    id: "previewLandingPage",
    summary: "Get an address under which a landing page is read for seven days without an account",
    access: admins,
    input: { params: z.object({ id: z.uuid().describe("Id of the landing page.") }) },
    output: created(linkSchema),
    run: (ctx, viewer, { params }) => openPreview(ctx, viewer, { kind: "landing", id: params.id }),
  }),
} as const;
