import { listConversations } from "#features/assistant/inspect-assistant.server.ts";
import { listAdminLandings } from "#features/content/edit-landing.server.ts";
import { listAdminPosts } from "#features/content/list-admin-posts.server.ts";
import { readMediaLibrary } from "#features/content/media-library.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { listEveryJob, listEveryMail } from "#features/notifications/list-outbox.server.ts";
import { listEveryReminder } from "#features/platform/change-reminder.server.ts";
import { listEveryReport } from "#features/platform/decide-report.server.ts";
import { listApplicationsAsAdmin } from "#features/speakers/decide-application.server.ts";
import { listActivityAsAdmin } from "#features/speakers/watch-activity.server.ts";
import { viewerOf } from "../api-env.ts";
import { csvAnswer } from "../csv-answer.ts";
import { createRouter } from "../router.ts";
import { conversationsQuery } from "../schemas/admin-assistant.ts";
import { landingListQuery, mediaListQuery } from "../schemas/admin-content.ts";
import { jobsQuery, mailsQuery, reportsQuery } from "../schemas/admin-operations.ts";
import { remindersQuery } from "../schemas/admin-platform.ts";
import { postListQuery } from "../schemas/admin-post.ts";
import { activityQuery, applicationQuery } from "../schemas/admin-supply.ts";
import { askedReminders } from "./asked-reminders.ts";
import * as COLUMNS from "./export-columns.ts";
import { csvRoute } from "./list-route.ts";

const reminders = csvRoute("exportReminders", "/admin/reminders.csv", remindersQuery);
const activity = csvRoute("exportActivity", "/admin/speaker-activity.csv", activityQuery);
const applications = csvRoute("exportApplications", "/admin/applications.csv", applicationQuery);
const posts = csvRoute("exportPosts", "/admin/posts.csv", postListQuery);
const landings = csvRoute("exportLandingPages", "/admin/landing-pages.csv", landingListQuery);
const media = csvRoute("exportMedia", "/admin/media.csv", mediaListQuery);
const jobs = csvRoute("exportJobs", "/admin/outbox.csv", jobsQuery);
const reports = csvRoute("exportReports", "/admin/reports.csv", reportsQuery);
const conversations = csvRoute(
  "exportAssistantConversations",
  "/admin/assistant/conversations.csv",
  conversationsQuery,
);
const mails = csvRoute("exportMails", "/admin/mails.csv", mailsQuery);

type Slice = { page: number; size: number };

/** Lists of the administration as files; the larger ones bring theirs along. */
export function adminExportRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(reminders, (c) => {
      const { query, filter } = askedReminders(c.req.valid("query"));
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
    .openapi(jobs, (c) => {
      const { state, ...query } = c.req.valid("query");
      const read = (slice: Slice) => listEveryJob(ctx, viewerOf(c), { ...query, ...slice }, state);
      return csvAnswer(c, { name: "auftraege", columns: COLUMNS.JOBS, read });
    })
    .openapi(reports, (c) => {
      const { subject, state, ...query } = c.req.valid("query");
      const filter = { subject, ...(state && { isOpen: state === "open" }) };
      const read = (slice: Slice) =>
        listEveryReport(ctx, viewerOf(c), { ...query, ...slice }, filter);
      return csvAnswer(c, { name: "meldungen", columns: COLUMNS.REPORTS, read });
    })
    .openapi(conversations, (c) => {
      const query = c.req.valid("query");
      const read = (slice: Slice) => listConversations(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "chats", columns: COLUMNS.CONVERSATIONS, read });
    })
    .openapi(mails, (c) => {
      const { status, ...query } = c.req.valid("query");
      const read = (slice: Slice) =>
        listEveryMail(ctx, viewerOf(c), { ...query, ...slice }, status);
      return csvAnswer(c, { name: "e-mails", columns: COLUMNS.MAILS, read });
    });
}
