import { createRoute } from "@hono/zod-openapi";
import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";
import type { Ctx } from "#features/ctx.ts";
import { readContent } from "#features/speakers/change-content.server.ts";
import { replaceCollection } from "#features/speakers/replace-collection.server.ts";
import { saveProfile } from "#features/speakers/save-profile.server.ts";
import { uploadImage } from "#features/speakers/upload-image.server.ts";
import { withdrawChange } from "#features/speakers/withdraw-change.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import { ownContentSchema } from "./schemas/own-content.ts";
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
} from "./schemas/problem.ts";
import {
  collectionEditSchema,
  collectionPath,
  imageUploadSchema,
  profileEditSchema,
} from "./schemas/speaker-edit.ts";
import { ITEM_SCHEMAS } from "./schemas/speaker-edit-items.ts";
import {
  defined,
  itemErrors,
  readProblem,
  requestIdOf,
  saveProblem,
  uploadProblem,
} from "./speaker-content-problem.ts";
import { EDIT_ERRORS } from "./speaker-edit-texts.ts";

/** The picture and what surrounds it in a form. */
export const PICTURE_BODY_LIMIT = {
  path: "/api/v1/me/speaker/images",
  bytes: MAX_UPLOAD_BYTES + 64 * 1024,
} as const;

const saved = {
  description: "The profile as it is now",
  content: { "application/json": { schema: ownContentSchema } },
};
const readable = { 200: saved, 401: unauthorized, 403: forbidden, 404: unknown };
const writable = { ...readable, 400: malformed, 409: conflicting, 422: refused };

const readRoute = createRoute({
  ...operation("readSpeakerContent"),
  method: "get",
  path: "/me/speaker/content",
  middleware: privateAnswer(),
  responses: readable,
});

const editRoute = createRoute({
  ...operation("editSpeaker"),
  method: "patch",
  path: "/me/speaker",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: profileEditSchema } } },
  },
  responses: writable,
});

const replaceRoute = createRoute({
  ...operation("replaceSpeakerCollection"),
  method: "put",
  path: "/me/speaker/{collection}",
  middleware: privateAnswer(),
  request: {
    params: collectionPath,
    body: { required: true, content: { "application/json": { schema: collectionEditSchema } } },
  },
  responses: writable,
});

const withdrawRoute = createRoute({
  ...operation("withdrawSpeakerChange"),
  method: "delete",
  path: "/me/speaker/change",
  middleware: privateAnswer(),
  responses: readable,
});

const uploadRoute = createRoute({
  ...operation("uploadSpeakerImage"),
  method: "post",
  path: "/me/speaker/images",
  middleware: [privateAnswer(), limited("upload")] as const,
  request: {
    body: { required: true, content: { "multipart/form-data": { schema: imageUploadSchema } } },
  },
  responses: { ...writable, 413: tooLarge, 429: tooMany, 503: unavailable },
});

export function ownSpeakerRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(readRoute, async (c) => {
      const content = await readContent(ctx, viewerOf(c));
      return content.ok ? c.json(content.value, 200) : readProblem(c, content.error);
    })
    .openapi(editRoute, async (c) => {
      const { version, ...changes } = c.req.valid("json");
      const edit = { version, changes: defined(changes), requestId: requestIdOf(c) };
      const done = await saveProfile(ctx, viewerOf(c), edit);
      return done.ok ? c.json(done.value, 200) : saveProblem(c, done.error);
    })
    .openapi(withdrawRoute, async (c) => {
      const done = await withdrawChange(ctx, viewerOf(c), requestIdOf(c));
      if (done.ok) return c.json(done.value, 200);
      return done.error === "no_change"
        ? apiProblem(c, "not_found", { code: done.error, message: EDIT_ERRORS.no_change })
        : readProblem(c, done.error);
    })
    .openapi(replaceRoute, async (c) => {
      const { collection } = c.req.valid("param");
      const { version, items } = c.req.valid("json");
      const checked = ITEM_SCHEMAS[collection].safeParse(items);
      if (!checked.success) {
        return apiProblem(c, "unprocessable", { fields: itemErrors(checked.error.issues) });
      }
      const wanted = { collection, version, items: checked.data, requestId: requestIdOf(c) };
      const done = await replaceCollection(ctx, viewerOf(c), wanted);
      return done.ok ? c.json(done.value, 200) : saveProblem(c, done.error);
    })
    .openapi(uploadRoute, async (c) => {
      const { file, place, entry, alt } = c.req.valid("form");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const upload = { place, entry, bytes, alt: alt || null, requestId: requestIdOf(c) };
      const done = await uploadImage(ctx, viewerOf(c), upload);
      return done.ok ? c.json(done.value, 200) : uploadProblem(c, done.error);
    });
}
