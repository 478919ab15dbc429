import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { canViewContact, readContact } from "#features/speakers/view-contact.server.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { contactAnswerSchema, contactQuestionSchema, contactSchema } from "./schemas/contact.ts";
import { speakerPath } from "./schemas/parameters.ts";
import { forbidden, malformed, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const askRoute = createRoute({
  ...operation("canViewSpeakerContact"),
  method: "post",
  path: "/rpc/can_view_speaker_contact",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: contactQuestionSchema } } },
  },
  responses: {
    200: {
      description: "Whether contact data may be read",
      content: { "application/json": { schema: contactAnswerSchema } },
    },
    400: malformed,
  },
});

const readRoute = createRoute({
  ...operation("readSpeakerContact"),
  method: "get",
  path: "/speakers/{slug}/contact",
  middleware: privateAnswer(),
  request: { params: speakerPath },
  responses: {
    200: {
      description: "E-mail and phone, as far as they are known",
      content: { "application/json": { schema: contactSchema } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function contactRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(askRoute, async (c) => {
      const { speaker_id, slug = "" } = c.req.valid("json");
      const name = speaker_id === undefined ? { slug } : { id: speaker_id };
      return c.json(await canViewContact(ctx, viewerOf(c), name), 200);
    })
    .openapi(readRoute, async (c) => {
      const contact = await readContact(ctx, viewerOf(c), c.req.valid("param").slug);
      if (contact.ok) return c.json({ ...contact.value }, 200);
      if (contact.error === "unauthorized") return signInProblem(c);
      return apiProblem(c, contact.error);
    });
}
