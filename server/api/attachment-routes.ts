import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { MAX_ATTACHMENT_BYTES } from "#domain/messaging/attachment.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  readAttachment,
  type UploadRefusal,
  uploadAttachment,
} from "#features/messaging/attachments.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { busyProblem } from "./busy-problem.ts";
import { describeAttachment } from "./describe-message.ts";
import { operation } from "./docs/operation.ts";
import { ATTACHMENT_ERRORS } from "./message-texts.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  attachmentPath,
  attachmentSchema,
  conversationPath,
  uploadSchema,
} from "./schemas/message.ts";
import {
  forbidden,
  malformed,
  refused,
  tooLarge,
  tooMany,
  unauthorized,
  unavailable,
  unknown,
} from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

/** The file and what surrounds it in a form. */
export const ATTACHMENT_BODY_LIMIT = {
  path: "/api/v1/conversations",
  bytes: MAX_ATTACHMENT_BYTES + 64 * 1024,
} as const;

const uploadRoute = createRoute({
  ...operation("uploadAttachment"),
  method: "post",
  path: "/conversations/{id}/attachments",
  middleware: [privateAnswer(), limited("upload")] as const,
  request: {
    params: conversationPath,
    body: { required: true, content: { "multipart/form-data": { schema: uploadSchema } } },
  },
  responses: {
    201: {
      description: "The stored file",
      content: { "application/json": { schema: attachmentSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    404: unknown,
    413: tooLarge,
    422: refused,
    429: tooMany,
    503: unavailable,
  },
});

const readRoute = createRoute({
  ...operation("readAttachment"),
  method: "get",
  path: "/attachments/{id}",
  middleware: privateAnswer(),
  request: { params: attachmentPath },
  responses: {
    200: {
      description: "The file",
      content: {
        "image/webp": { schema: z.string().openapi({ format: "binary" }) },
        "application/pdf": { schema: z.string().openapi({ format: "binary" }) },
      },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function attachmentRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(uploadRoute, async (c) => {
      const { file } = c.req.valid("form");
      const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      const stored = await uploadAttachment(ctx, viewerOf(c), c.req.valid("param").id, upload);
      return stored.ok
        ? c.json(describeAttachment(stored.value), 201)
        : uploadProblem(c, stored.error);
    })
    .openapi(readRoute, async (c) => {
      const file = await readAttachment(ctx, viewerOf(c), c.req.valid("param").id);
      if (!file.ok) {
        return file.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
      }
      const { name, type, bytes } = file.value;
      return c.body(new Uint8Array(bytes), 200, {
        ...FILE_HEADERS,
        "content-type": type,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    });
}

/** Even a file that a browser were talked into showing as a page could do nothing there. */
const FILE_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

function uploadProblem(c: Context<ApiEnv>, code: UploadRefusal) {
  if (code === "unauthorized") return signInProblem(c);
  if (code === "not_found") return apiProblem(c, "not_found");
  const details = { code, message: ATTACHMENT_ERRORS[code] };
  if (code === "attachment_too_large") return apiProblem(c, "payload_too_large", details);
  if (code === "image_service_busy") return busyProblem(c, details);
  return apiProblem(c, "unprocessable", details);
}
