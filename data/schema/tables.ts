import { idempotencyKeys, notifications, profiles, userRoles } from "./accounts.ts";
import { assistantConversations, assistantMessages } from "./assistant.ts";
import {
  authFlowStates,
  authMfaChallenges,
  authMfaFactors,
  authMfaRecoveryCodes,
  authOneTimeTokens,
  authRefreshTokens,
  authSessions,
} from "./auth-sessions.ts";
import {
  authAuditLog,
  authIdentities,
  authRateLimits,
  authSigningKeys,
  authUsers,
} from "./auth-users.ts";
import { availabilityOverrides, calendarFeeds } from "./availability.ts";
import { invoiceCounters, invoiceLines, invoices, payments, webhookEvents } from "./billing.ts";
import { bookingStatusHistory, bookings } from "./bookings.ts";
import { categoryLandingPages, speakerCategories } from "./categories.ts";
import { consents } from "./consents.ts";
import {
  blogPostSpeakers,
  blogPosts,
  contentReports,
  mediaFiles,
  settings,
  slugRedirects,
} from "./content.ts";
import { crmReminders } from "./crm.ts";
import { analyticsProfileViews, bookingFunnelEvents } from "./insights.ts";
import { emailTemplates, emailTemplateVersions, mails } from "./mail.ts";
import {
  conversationMessages,
  conversations,
  messageAttachments,
  messageReports,
} from "./messaging.ts";
import { auditLog, liveEvents, outbox } from "./operations.ts";
import * as relations from "./relations.ts";
import { reviews } from "./reviews.ts";
import { shortlistComments, shortlistItems, shortlists, shortlistVotes } from "./shortlists.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "./speaker-content.ts";
import { speakerApplications, speakerContacts, speakers } from "./speakers.ts";

/** Everything Drizzle has to know, relations included: `drizzle(pool, { schema: tables })`. */
export const tables = {
  analyticsProfileViews,
  assistantConversations,
  assistantMessages,
  auditLog,
  authAuditLog,
  authFlowStates,
  authIdentities,
  authMfaChallenges,
  authMfaFactors,
  authMfaRecoveryCodes,
  authOneTimeTokens,
  authRateLimits,
  authRefreshTokens,
  authSessions,
  authSigningKeys,
  authUsers,
  availabilityOverrides,
  blogPosts,
  blogPostSpeakers,
  bookingFunnelEvents,
  bookings,
  bookingStatusHistory,
  calendarFeeds,
  categoryLandingPages,
  consents,
  contentReports,
  conversationMessages,
  conversations,
  crmReminders,
  emailTemplates,
  emailTemplateVersions,
  galleryImages,
  idempotencyKeys,
  invoiceCounters,
  invoiceLines,
  invoices,
  liveEvents,
  mails,
  mediaFiles,
  messageAttachments,
  messageReports,
  notifications,
  outbox,
  payments,
  profiles,
  publications,
  reviews,
  settings,
  shortlistComments,
  shortlistItems,
  shortlists,
  shortlistVotes,
  slugRedirects,
  speakerApplications,
  speakerAwards,
  speakerCategories,
  speakerContacts,
  speakerKeyPoints,
  speakers,
  talks,
  testimonials,
  userRoles,
  videos,
  webhookEvents,
  workshops,
  ...relations,
};
