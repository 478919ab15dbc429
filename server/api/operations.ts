import { accountOperations } from "./accounts/operations.ts";
import { userOperations } from "./accounts/operations-admin.ts";
import { assistantOperations } from "./assistant/operations.ts";
import { adminAssistantOperations } from "./assistant/operations-admin.ts";
import { availabilityOperations } from "./availability/operations.ts";
import { billingOperations } from "./billing/operations.ts";
import { billingAdminOperations } from "./billing/operations-admin.ts";
import { speakerTaxOperations } from "./billing/operations-tax.ts";
import { bookingOperations } from "./bookings/operations.ts";
import { bookingAdminOperations } from "./bookings/operations-admin.ts";
import { bookingChangeOperations } from "./bookings/operations-create-and-change.ts";
import { bookingFunctionOperations } from "./bookings/operations-repeat-effects.ts";
import { landingOperations } from "./content/operations-landings.ts";
import { mediaOperations } from "./content/operations-media.ts";
import { postOperations } from "./content/operations-posts.ts";
import { contractOperations } from "./contracts/operations.ts";
import { discoveryOperations } from "./discovery/operations.ts";
import { synonymOperations } from "./discovery/operations-synonyms.ts";
import { insightOperations } from "./insights/operations.ts";
import { mailOperations } from "./mail/operations.ts";
import { messagingOperations } from "./messaging/operations.ts";
import { notificationOperations } from "./messaging/operations-notifications.ts";
import { placeOperations } from "./places/operations.ts";
import { platformOperations } from "./platform/operations.ts";
import { settingOperations } from "./platform/operations-settings.ts";
import { reportOperations } from "./reports/operations.ts";
import { reviewOperations } from "./reviews/operations.ts";
import { adminReviewOperations } from "./reviews/operations-admin.ts";
import { shortlistOperations } from "./shortlists/operations.ts";
import { speakerAdminOperations } from "./speaker-admin/operations.ts";
import { speakerApprovalOperations } from "./speaker-admin/operations-approval.ts";
import { speakerClaimOperations } from "./speaker-admin/operations-claims.ts";
import { speakerContentOperations } from "./speaker-admin/operations-content.ts";
import { speakerImportOperations } from "./speaker-admin/operations-import.ts";
import { previewOperations } from "./speaker-admin/operations-previews.ts";
import { talkAdminOperations } from "./speaker-admin/operations-talks.ts";
import { speakerOperations } from "./speakers/operations.ts";

/** The one table of the API: router, permissions, documents and the typed client derive from it. */
export const OPERATIONS = {
  ...accountOperations,
  ...adminAssistantOperations,
  ...mailOperations,
  ...adminReviewOperations,
  ...assistantOperations,
  ...availabilityOperations,
  ...billingAdminOperations,
  ...billingOperations,
  ...bookingAdminOperations,
  ...bookingFunctionOperations,
  ...bookingOperations,
  ...bookingChangeOperations,
  ...contractOperations,
  ...discoveryOperations,
  ...insightOperations,
  ...landingOperations,
  ...mediaOperations,
  ...messagingOperations,
  ...notificationOperations,
  ...placeOperations,
  ...platformOperations,
  ...postOperations,
  ...previewOperations,
  ...reportOperations,
  ...reviewOperations,
  ...settingOperations,
  ...shortlistOperations,
  ...speakerAdminOperations,
  ...speakerApprovalOperations,
  ...speakerClaimOperations,
  ...speakerContentOperations,
  ...speakerImportOperations,
  ...speakerOperations,
  ...speakerTaxOperations,
  ...synonymOperations,
  ...talkAdminOperations,
  ...userOperations,
} as const;

export type ApiOperations = typeof OPERATIONS;
