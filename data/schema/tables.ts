import { accountBilling, idempotencyKeys, notifications, profiles, userRoles } from "./accounts.ts";
import { assistantConversations, assistantMessages } from "./assistant.ts";
import {
  authFlowStates,
  authMfaChallenges,
  authMfaFactors,
  authMfaRecoveryCodes,
  authOneTimeTokens,
  authRefreshTokens,
  authSessions,
} from "./auth/auth-sessions.ts";
import {
  authAuditLog,
  authIdentities,
  authRateLimits,
  authSigningKeys,
  authUsers,
} from "./auth/auth-users.ts";
import { availabilityOverrides, calendarFeeds, calendarImports } from "./availability.ts";
import { contractCodes, contracts } from "./billing/contracts.ts";
import {
  invoiceCounters,
  invoiceLines,
  invoiceReminders,
  invoices,
  payments,
  webhookEvents,
} from "./billing/invoices.ts";
import { settlementCounters, settlements } from "./billing/settlements.ts";
import { bookingNotes, bookingStatusHistory, bookings } from "./bookings.ts";
import { categoryLandingPages, speakerCategories } from "./categories.ts";
import { consents } from "./consents.ts";
import {
  blogPostSpeakers,
  blogPosts,
  contentReports,
  goneAddresses,
  mediaFiles,
  pathRedirects,
  settings,
  slugRedirects,
} from "./content.ts";
import { crmReminders } from "./crm.ts";
import { analyticsProfileViews, bookingFunnelEvents, emptySearches } from "./insights.ts";
import { emailTemplates, emailTemplateVersions, mailChoices, mails } from "./mail.ts";
import {
  conversationMessages,
  conversations,
  messageAttachments,
  messageReports,
} from "./messaging.ts";
import { auditLog, liveEvents, outbox } from "./outbox.ts";
import { bookingPostponements } from "./postponements.ts";
import * as relations from "./relations.ts";
import { reviews, speakerRatingBases } from "./reviews.ts";
import { searchSynonyms } from "./search-synonyms.ts";
import { shortlistComments, shortlistItems, shortlists, shortlistVotes } from "./shortlists.ts";
import { signedPreviewLinks } from "./signed-preview-links.ts";
import {
  speakerImportRows,
  speakerImports,
  speakerNotes,
} from "./speakers/speaker-administration.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "./speakers/speaker-content.ts";
import { speakerTax } from "./speakers/speaker-tax.ts";
import { speakerApplications, speakerContacts, speakers } from "./speakers/speakers.ts";
import { withdrawals } from "./withdrawals.ts";

/** Everything Drizzle has to know, relations included: `drizzle(pool, { schema: tables })`. */
export const tables = {
  accountBilling,
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
  bookingNotes,
  bookingPostponements,
  bookings,
  bookingStatusHistory,
  calendarFeeds,
  calendarImports,
  categoryLandingPages,
  consents,
  contentReports,
  contractCodes,
  contracts,
  conversationMessages,
  conversations,
  crmReminders,
  emailTemplates,
  emailTemplateVersions,
  emptySearches,
  galleryImages,
  goneAddresses,
  idempotencyKeys,
  invoiceCounters,
  invoiceLines,
  invoiceReminders,
  invoices,
  liveEvents,
  mailChoices,
  mails,
  mediaFiles,
  messageAttachments,
  messageReports,
  notifications,
  outbox,
  pathRedirects,
  payments,
  profiles,
  publications,
  reviews,
  searchSynonyms,
  settings,
  settlementCounters,
  settlements,
  shortlistComments,
  shortlistItems,
  shortlists,
  shortlistVotes,
  signedPreviewLinks,
  slugRedirects,
  speakerApplications,
  speakerAwards,
  speakerCategories,
  speakerContacts,
  speakerImportRows,
  speakerImports,
  speakerKeyPoints,
  speakerNotes,
  speakerRatingBases,
  speakers,
  speakerTax,
  talks,
  testimonials,
  userRoles,
  videos,
  webhookEvents,
  withdrawals,
  workshops,
  ...relations,
};
