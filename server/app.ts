import { join } from "node:path";
import { MAIL_CHOICE_PATH } from "#features/mail/mail-choice.server.ts";
import { createApi } from "./api/api.ts";
import { BODY_LIMITS } from "./api/request/body-limits.ts";
import { apiGate } from "./auth/api-gate.ts";
import { mountAuth } from "./auth/create-auth.ts";
import { createCalendarFeed } from "./calendar-feed.ts";
import { createDemoMailbox } from "./demo/demo-mailbox.ts";
import { demoGoogleRoutes } from "./demo/google/demo-google-routes.ts";
import { demoPaymentRoutes } from "./demo/payment/demo-payment-routes.ts";
import { createEdge, type Edge } from "./http/edge.ts";
import { createImages } from "./images/images.ts";
import { mailChoiceRoutes } from "./mail-choice/mail-choice-routes.ts";
import { offlineRoutes } from "./offline/offline-routes.ts";
import { createSeo, unlistedPages } from "./seo/create-seo.ts";
import type { Services } from "./services/services.ts";
import { createShare } from "./share/share.ts";

/** The whole HTTP surface but the pages, which differ between development and production. */
export function createApp(services: Services): Edge {
  const { auth, config, content, ctx, live, log } = services;
  const app = createEdge({
    ...services,
    watch: ctx.watch,
    bodyLimits: BODY_LIMITS,
  });
  app.use(unlistedPages(ctx));
  mountAuth(app, ctx, auth);
  app.route("/api", createApi(ctx, apiGate(ctx, auth), live, auth, content.current));
  app.route(
    "/images",
    createImages({ files: ctx.files, cacheFolder: join(config.dataDir, "cache/images"), log }),
  );
  app.route("/", createSeo(ctx));
  app.route("/", offlineRoutes({ isOn: config.serviceWorker, https: config.https }));
  app.route("/calendar", createCalendarFeed(ctx));
  app.route(MAIL_CHOICE_PATH, mailChoiceRoutes(ctx));
  app.route("/share", createShare(ctx, join(config.dataDir, "cache/share")));
  const keepsMails = config.demo && config.mail.smtp === null;
  app.route("/demo", createDemoMailbox({ ctx, isOpen: keepsMails }));
  app.route("/demo", demoGoogleRoutes(services.demoGoogle, config.publicUrl));
  app.route("/demo", demoPaymentRoutes(ctx, services.demoPayments));
  return app;
}
