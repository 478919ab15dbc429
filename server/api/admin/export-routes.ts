import { createRoute, type z } from "@hono/zod-openapi";
import { listAdminLandings } from "#features/content/edit-landing.server.ts";
import { listAdminPosts } from "#features/content/list-admin-posts.server.ts";
import { readMediaLibrary } from "#features/content/media-library.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { listEveryMail } from "#features/notifications/list-outbox.server.ts";
import { listEveryReminder } from "#features/platform/change-reminder.server.ts";
import { listApplicationsAsAdmin } from "#features/speakers/decide-application.server.ts";
import { listActivityAsAdmin } from "#features/speakers/watch-activity.server.ts";
import { viewerOf } from "../api-env.ts";
import { csvAnswer } from "../csv-answer.ts";
import type { ADMIN_EXPORT_OPERATIONS } from "../docs/admin-export-texts.ts";
import { operation } from "../docs/operation.ts";
import { privateAnswer } from "../private-answer.ts";
import { createRouter } from "../router.ts";
import { landingListQuery, mediaListQuery } from "../schemas/admin-content.ts";
import { mailsQuery } from "../schemas/admin-operations.ts";
import { remindersQuery } from "../schemas/admin-platform.ts";
import { postListQuery } from "../schemas/admin-post.ts";
import { activityQuery, applicationQuery } from "../schemas/admin-supply.ts";
import { csvFile } from "../schemas/list-query.ts";
import { forbidden, malformed, unauthorized } from "../schemas/problem.ts";
import * as COLUMNS from "./export-columns.ts";

const middleware = privateAnswer();
const responses = { 200: csvFile, 400: malformed, 401: unauthorized, 403: forbidden };

function csvRoute<Path extends string, Query extends z.ZodObject>(
  id: keyof typeof ADMIN_EXPORT_OPERATIONS,
  path: Path,
  query: Query,
) {
  return createRoute({
    ...operation(id),
    method: "get",
    path,
    middleware,
    request: { query },
    responses,
  });
}

const reminders = csvRoute("exportReminders", "/admin/reminders.csv", remindersQuery);
const activity = csvRoute("exportActivity", "/admin/speaker-activity.csv", activityQuery);
const applications = csvRoute("exportApplications", "/admin/applications.csv", applicationQuery);
const posts = csvRoute("exportPosts", "/admin/posts.csv", postListQuery);
const landings = csvRoute("exportLandingPages", "/admin/landing-pages.csv", landingListQuery);
const media = csvRoute("exportMedia", "/admin/media.csv", mediaListQuery);
const mails = csvRoute("exportMails", "/admin/mails.csv", mailsQuery);

type Slice = { page: number; size: number };

/** Lists of the administration as files; the larger ones bring theirs along. */
export function adminExportRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(reminders, (c) => {
      const { status, time, owner, ...query } = c.req.valid("query");
      const filter = { status, time, ownerId: owner };
      const read = (slice: Slice) =>
        listEveryReminder(ctx, viewerOf(c), { ...query, ...slice }, filter);
      return csvAnswer(c, { name: "erinnerungen", columns: COLUMNS.REMINDERS, read });
    })
    .openapi(activity, (c) => {
      const query = c.req.valid("query");
      const read = (slice: Slice) => listActivityAsAdmin(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "aktivitaet", columns: COLUMNS.ACTIVITY, read });
    })
    .openapi(applications, (c) => {
      const query = c.req.valid("query");
      const read = (slice: Slice) =>
        listApplicationsAsAdmin(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "freigaben", columns: COLUMNS.APPLICATIONS, read });
    })
    .openapi(posts, (c) => {
      const query = c.req.valid("query");
      const read = (slice: Slice) => listAdminPosts(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "artikel", columns: COLUMNS.POSTS, read });
    })
    .openapi(landings, (c) => {
      const query = c.req.valid("query");
      const read = (slice: Slice) => listAdminLandings(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "themenseiten", columns: COLUMNS.LANDINGS, read });
    })
    .openapi(media, (c) => {
      const query = c.req.valid("query");
      const read = (slice: Slice) => readMediaLibrary(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "bilder", columns: COLUMNS.MEDIA, read });
    })
    .openapi(mails, (c) => {
      const { status, ...query } = c.req.valid("query");
      const read = (slice: Slice) =>
        listEveryMail(ctx, viewerOf(c), { ...query, ...slice }, status);
      return csvAnswer(c, { name: "e-mails", columns: COLUMNS.MAILS, read });
    });
}
