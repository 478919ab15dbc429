import { createRoute, z } from "@hono/zod-openapi";
import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";
import type { Ctx } from "#features/ctx.ts";
import { readContent } from "#features/speakers/change-content.server.ts";
import { replaceCollection } from "#features/speakers/replace-collection.server.ts";
import { saveProfile } from "#features/speakers/save-profile.server.ts";
import { uploadImage } from "#features/speakers/upload-image.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { adminSpeakerPath } from "../schemas/admin-speaker.ts";
import { ownContentSchema } from "../schemas/own-content.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  tooLarge,
  tooMany,
  unauthorized,
  unavailable,
  unknown,
} from "../schemas/problem.ts";
import {
  collectionEditSchema,
  collectionPath,
  imageUploadSchema,
  profileEditSchema,
} from "../schemas/speaker-edit.ts";
import { ITEM_SCHEMAS } from "../schemas/speaker-edit-items.ts";
import {
  defined,
  itemErrors,
  readProblem,
  requestIdOf,
  saveProblem,
  uploadProblem,
} from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";

const readable = {
  200: jsonAnswer("The profile as it is now", ownContentSchema),
  401: unauthorized,
  403: forbidden,
  404: unknown,
};
const writable = { ...readable, 400: malformed, 409: conflicting, 422: refused };
const middleware = privateAnswer();

const readRoute = createRoute({
  ...operation("readAnySpeakerContent"),
  method: "get",
  path: "/admin/speakers/{id}/content",
  middleware,
  request: { params: adminSpeakerPath },
  responses: readable,
});

const editRoute = createRoute({
  ...operation("editAnySpeaker"),
  method: "patch",
  path: "/admin/speakers/{id}",
  middleware,
  request: { params: adminSpeakerPath, ...jsonBody(profileEditSchema) },
  responses: writable,
});

const replaceRoute = createRoute({
  ...operation("replaceAnySpeakerCollection"),
  method: "put",
  path: "/admin/speakers/{id}/{collection}",
  middleware,
  request: {
    params: z.object({ ...adminSpeakerPath.shape, ...collectionPath.shape }),
    ...jsonBody(collectionEditSchema),
  },
  responses: writable,
});

const uploadRoute = createRoute({
  ...operation("uploadAnySpeakerImage"),
  method: "post",
  path: "/admin/speakers/{id}/images",
  middleware: [middleware, limited("admin_file")] as const,
  request: {
    params: adminSpeakerPath,
    body: { required: true, content: { "multipart/form-data": { schema: imageUploadSchema } } },
  },
  responses: { ...writable, 413: tooLarge, 429: tooMany, 503: unavailable },
});

/** Pictures of any profile; everything else below is small and checked by its schema. */
export const ADMIN_PICTURE_BODY_LIMIT = {
  path: "/api/v1/admin/speakers",
  bytes: MAX_UPLOAD_BYTES + 64 * 1024,
} as const;

/** The editor of a profile, for admins and any profile; the same use cases as for owners. */
export function adminSpeakerContentRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(readRoute, async (c) => {
      const content = await readContent(ctx, viewerOf(c), c.req.valid("param").id);
      return content.ok ? c.json(content.value, 200) : readProblem(c, content.error);
    })
    .openapi(editRoute, async (c) => {
      const { version, ...changes } = c.req.valid("json");
      const change = { speakerId: c.req.valid("param").id, requestId: requestIdOf(c) };
      const done = await saveProfile(ctx, viewerOf(c), {
        version,
        changes: defined(changes),
        ...change,
      });
      return done.ok ? c.json(done.value, 200) : saveProblem(c, done.error);
    })
    .openapi(replaceRoute, async (c) => {
      const { id: speakerId, collection } = c.req.valid("param");
      const { version, items } = c.req.valid("json");
      const checked = ITEM_SCHEMAS[collection].safeParse(items);
      if (!checked.success) {
        return apiProblem(c, "unprocessable", { fields: itemErrors(checked.error.issues) });
      }
      const change = {
        speakerId,
        collection,
        version,
        items: checked.data,
        requestId: requestIdOf(c),
      };
      const done = await replaceCollection(ctx, viewerOf(c), change);
      return done.ok ? c.json(done.value, 200) : saveProblem(c, done.error);
    })
    .openapi(uploadRoute, async (c) => {
      const { file, place, entry, alt } = c.req.valid("form");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const change = { speakerId: c.req.valid("param").id, requestId: requestIdOf(c) };
      const done = await uploadImage(ctx, viewerOf(c), {
        place,
        entry,
        bytes,
        alt: alt || null,
        ...change,
      });
      return done.ok ? c.json(done.value, 200) : uploadProblem(c, done.error);
    });
}
