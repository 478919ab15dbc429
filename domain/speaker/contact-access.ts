import type { Role } from "../account/roles.ts";
import { type BookingStatus, isSold } from "../booking/status.ts";

type ContactQuestion = {
  /** Null for visitors. */
  readonly viewer: { readonly userId: string; readonly role: Role } | null;
  /** The account the profile belongs to, if it has been claimed. */
  readonly speakerUserId: string | null;
  /** The viewer's bookings with this speaker. */
  readonly bookingStatuses: readonly BookingStatus[];
};

/** E-mail and phone are for admins, for the speaker and for customers with a firm booking (ROLE-24). */
export function mayViewContact(question: ContactQuestion): boolean {
  const { viewer, speakerUserId, bookingStatuses } = question;
  if (viewer === null) return false;
  if (viewer.role === "admin" || viewer.userId === speakerUserId) return true;
  // From then on customer and speaker have to reach each other; an inquiry alone opens nothing.
  return bookingStatuses.some(isSold);
}
