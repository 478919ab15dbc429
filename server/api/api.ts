import type { MiddlewareHandler } from "hono";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Ctx } from "#features/ctx.ts";
import type { Live } from "../live/open-live.ts";
import { accountRoutes } from "./account-routes.ts";
import { adminAnalyticsRoutes } from "./admin/analytics-routes.ts";
import { adminAssistantRoutes } from "./admin/assistant-routes.ts";
import { adminAuditRoutes } from "./admin/audit-routes.ts";
import { adminBookingRoutes } from "./admin/booking-routes.ts";
import { adminBookingTermRoutes } from "./admin/booking-term-routes.ts";
import { speakerClaimRoutes } from "./admin/claim-routes.ts";
import { adminExportRoutes } from "./admin/export-routes.ts";
import { adminImportRoutes } from "./admin/import-routes.ts";
import { adminInvoiceRoutes } from "./admin/invoice-routes.ts";
import { adminLandingRoutes } from "./admin/landing-routes.ts";
import { adminMailTemplateRoutes } from "./admin/mail-template-routes.ts";
import { adminMediaRoutes } from "./admin/media-routes.ts";
import { adminOutboxRoutes } from "./admin/outbox-routes.ts";
import { adminPlatformReportRoutes } from "./admin/platform-report-routes.ts";
import { adminPostRoutes } from "./admin/post-routes.ts";
import { adminPreviewRoutes } from "./admin/preview-routes.ts";
import { adminReminderRoutes } from "./admin/reminder-routes.ts";
import { adminReportRoutes } from "./admin/report-routes.ts";
import { adminReviewRoutes } from "./admin/review-routes.ts";
import { adminSecurityRoutes } from "./admin/security-routes.ts";
import { adminSettingRoutes } from "./admin/setting-routes.ts";
import { adminSpeakerContentRoutes } from "./admin/speaker-content-routes.ts";
import { adminSpeakerDeletionRoutes } from "./admin/speaker-deletion-routes.ts";
import { adminSpeakerRoutes } from "./admin/speaker-routes.ts";
import { adminSupplyRoutes } from "./admin/supply-routes.ts";
import { adminSynonymRoutes } from "./admin/synonym-routes.ts";
import { adminTalkRoutes } from "./admin/talk-routes.ts";
import { adminUserRoutes } from "./admin/user-routes.ts";
import { adminRoutes } from "./admin-routes.ts";
import { type ApiEnv, defaultViewer } from "./api-env.ts";
import { applicationRoutes } from "./application-routes.ts";
import { assistantRoutes } from "./assistant-routes.ts";
import { attachmentRoutes } from "./attachment-routes.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { bookingWriteRoutes } from "./booking-write-routes.ts";
import { calendarFeedRoutes } from "./calendar-feed-routes.ts";
import { calendarImportRoutes } from "./calendar-import-routes.ts";
import { categoryRoutes } from "./category-routes.ts";
import { rememberCause } from "./cause.ts";
import { comparisonRoutes } from "./comparison-routes.ts";
import { contactRoutes } from "./contact-routes.ts";
import { contractRoutes } from "./contract-routes.ts";
import { conversationRoutes } from "./conversation-routes.ts";
import { documentationRoutes } from "./docs/documentation-routes.ts";
import { describeApi } from "./docs/openapi-document.ts";
import { bookingFunctionRoutes } from "./function-routes-booking.ts";
import { insightRoutes } from "./insight-routes.ts";
import { invoiceRoutes } from "./invoice-routes.ts";
import { liveRoutes } from "./live-routes.ts";
import { messageRoutes } from "./message-routes.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { ownAvailabilityRoutes } from "./own-availability-routes.ts";
import { ownSpeakerRoutes } from "./own-speaker-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { placeRoutes } from "./place-routes.ts";
import { postponementRoutes } from "./postponement-routes.ts";
import { privacyRoutes } from "./privacy-routes.ts";
import { reportRoutes } from "./report-routes.ts";
import { reviewAnswerRoutes } from "./review-answer-routes.ts";
import { reviewRoutes } from "./review-routes.ts";
import { createRouter } from "./router.ts";
import { searchRoutes } from "./search-routes.ts";
import { sharedShortlistRoutes } from "./shared-shortlist-routes.ts";
import { shortlistRoutes } from "./shortlist-routes.ts";
import { speakerDeskRoutes } from "./speaker-desk-routes.ts";
import { speakerRoutes } from "./speaker-routes.ts";
import { speakerTaxRoutes } from "./speaker-tax-routes.ts";
import { withdrawalRoutes } from "./withdrawal-routes.ts";

/**
 * Everything below `/api`, where it has to be mounted. `readViewer` says who asks; without `live` the
 * stream of changes is not offered, and without `auth` no account is deleted.
 */
export function createApi(
  ctx: Ctx,
  readViewer: MiddlewareHandler<ApiEnv> = defaultViewer(),
  live?: Live,
  auth?: AuthServices,
) {
  const api = createRouter();
  api.use(readViewer);
  api.use(rememberCause());
  return api
    .route("/v1", searchRoutes(ctx))
    .route("/v1", speakerRoutes(ctx))
    .route("/v1", comparisonRoutes(ctx))
    .route("/v1", contactRoutes(ctx))
    .route("/v1", calendarFeedRoutes(ctx))
    .route("/v1", calendarImportRoutes(ctx))
    .route("/v1", insightRoutes(ctx))
    .route("/v1", categoryRoutes(ctx))
    .route("/v1", accountRoutes(ctx))
    .route("/v1", privacyRoutes(ctx, auth))
    .route("/v1", applicationRoutes(ctx))
    .route("/v1", bookingRoutes(ctx))
    .route("/v1", bookingWriteRoutes(ctx))
    .route("/v1", postponementRoutes(ctx))
    .route("/v1", reviewRoutes(ctx))
    .route("/v1", reviewAnswerRoutes(ctx))
    .route("/v1", ownAvailabilityRoutes(ctx))
    .route("/v1", speakerDeskRoutes(ctx))
    .route("/v1", ownSpeakerRoutes(ctx))
    .route("/v1", bookingFunctionRoutes(ctx))
    .route("/v1", invoiceRoutes(ctx))
    .route("/v1", paymentRoutes(ctx))
    .route("/v1", adminInvoiceRoutes(ctx))
    .route("/v1", adminPlatformReportRoutes(ctx))
    .route("/v1", contractRoutes(ctx))
    .route("/v1", adminRoutes(ctx))
    .route("/v1", adminPostRoutes(ctx))
    .route("/v1", adminTalkRoutes(ctx))
    .route("/v1", adminMediaRoutes(ctx))
    .route("/v1", adminLandingRoutes(ctx))
    .route("/v1", adminSettingRoutes(ctx))
    .route("/v1", adminMailTemplateRoutes(ctx))
    .route("/v1", adminBookingRoutes(ctx))
    .route("/v1", adminBookingTermRoutes(ctx))
    .route("/v1", adminExportRoutes(ctx))
    .route("/v1", adminPreviewRoutes(ctx))
    .route("/v1", speakerClaimRoutes(ctx))
    .route("/v1", speakerTaxRoutes(ctx))
    .route("/v1", adminReviewRoutes(ctx))
    .route("/v1", adminOutboxRoutes(ctx))
    .route("/v1", adminAuditRoutes(ctx))
    .route("/v1", adminSecurityRoutes(ctx))
    .route("/v1", adminReportRoutes(ctx))
    .route("/v1", adminAnalyticsRoutes(ctx))
    .route("/v1", adminReminderRoutes(ctx))
    .route("/v1", adminSynonymRoutes(ctx))
    .route("/v1", adminSpeakerRoutes(ctx))
    .route("/v1", adminSpeakerDeletionRoutes(ctx))
    .route("/v1", adminSpeakerContentRoutes(ctx))
    .route("/v1", adminUserRoutes(ctx, auth))
    .route("/v1", adminSupplyRoutes(ctx))
    .route("/v1", adminImportRoutes(ctx))
    .route("/v1", placeRoutes(ctx))
    .route("/v1", reportRoutes(ctx))
    .route("/v1", withdrawalRoutes(ctx))
    .route("/v1", assistantRoutes(ctx))
    .route("/v1", adminAssistantRoutes(ctx))
    .route("/v1", shortlistRoutes(ctx))
    .route("/v1", sharedShortlistRoutes(ctx))
    .route("/v1", conversationRoutes(ctx))
    .route("/v1", messageRoutes(ctx))
    .route("/v1", attachmentRoutes(ctx))
    .route("/v1", notificationRoutes(ctx))
    .route("/v1", liveRoutes(ctx, live))
    .route(
      "/",
      documentationRoutes(() => describeApi(api, ctx.publicUrl)),
    );
}

/** For the typed client; only ever imported as a type. */
export type ApiType = ReturnType<typeof createApi>;
