import { REVIEW_INVITATION } from "#domain/booking/review/review-invitation.ts";
import type { ModerationAction } from "#domain/booking/review/review-moderation.ts";

type Notice = { readonly title: string; readonly message: (speaker: string) => string };

/** What the two sides of a review are told when an admin has decided about it. */
export const REVIEW_NOTIFICATIONS: Record<
  ModerationAction,
  Partial<Record<"customer" | "speaker", Notice>>
> = {
  publish: {
    customer: {
      title: "Ihre Bewertung ist veröffentlicht",
      message: (speaker) => `Ihre Bewertung für ${speaker} steht jetzt auf dem Profil.`,
    },
    speaker: {
      title: "Neue Bewertung auf Ihrem Profil",
      message: () => "Eine verifizierte Bewertung ist veröffentlicht. Sie können darauf antworten.",
    },
  },
  hide: {
    customer: {
      title: REVIEW_INVITATION.hidden,
      message: (speaker) =>
        `Ihre Bewertung für ${speaker} ist nicht öffentlich. Die Begründung haben wir Ihnen per E-Mail gesendet.`,
    },
  },
  request_edit: {
    customer: {
      title: REVIEW_INVITATION.edit,
      message: (speaker) =>
        `Zu Ihrer Bewertung für ${speaker} haben wir eine Rückfrage. Sie können den Text ändern.`,
    },
  },
};
