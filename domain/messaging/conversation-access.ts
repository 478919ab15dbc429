import type { Role } from "../account/roles.ts";
import { failure, ok, type Result } from "../result.ts";

/** Both sides of a conversation, as its row names them. */
export type ConversationParties = { readonly speakerId: string; readonly customerId: string };

export type ConversationRequest = {
  readonly speakerId: string | undefined;
  readonly customerId: string | undefined;
};

export type Writer = {
  readonly userId: string;
  readonly role: Role;
  /** The profile that belongs to the account. */
  readonly ownSpeakerId: string | null;
  /** Has asked for or booked the speaker in question: then even a speaker writes as a customer (C-109). */
  readonly isTheirCustomer?: boolean;
};

export type ConversationRefusal =
  | "not_signed_in"
  | "own_profile"
  | "only_customers"
  | "no_partner"
  | "not_possible"
  | "forbidden";

/**
 * Who talks to whom (CHAT-29 to CHAT-34). A missing customer is the one who asks, a missing speaker
 * the profile of the one who asks. The own profile is refused before the role is (C-52).
 */
export function conversationParties(
  writer: Writer | null,
  { speakerId, customerId }: ConversationRequest,
): Result<ConversationParties, ConversationRefusal> {
  if (writer === null) return failure("not_signed_in");
  const isOwnProfile = speakerId !== undefined && speakerId === writer.ownSpeakerId;
  if (isOwnProfile && (customerId === undefined || customerId === writer.userId)) {
    return failure("own_profile");
  }
  if (isOwnProfile && customerId !== undefined) return ok({ speakerId, customerId });
  if (speakerId !== undefined) return asCustomer(writer, speakerId, customerId);
  return asSpeaker(writer, customerId);
}

function asCustomer(
  { userId, role, isTheirCustomer = false }: Writer,
  speakerId: string,
  customerId = userId,
): Result<ConversationParties, ConversationRefusal> {
  if (role === "speaker" && !isTheirCustomer) return failure("only_customers");
  if (customerId !== userId) return failure("forbidden");
  return ok({ speakerId, customerId });
}

function asSpeaker(
  { userId, role, ownSpeakerId }: Writer,
  customerId: string | undefined,
): Result<ConversationParties, ConversationRefusal> {
  if (role !== "speaker" || customerId === undefined) return failure("no_partner");
  if (ownSpeakerId === null) return failure("not_possible");
  if (customerId === userId) return failure("own_profile");
  return ok({ speakerId: ownSpeakerId, customerId });
}

export type ConversationSide = "customer" | "speaker";

type Parties = { readonly customer_id: string; readonly speaker_user_id: string | null };

/** `has_contact`: the customer has written, or has asked for or booked the speaker. */
type Encounter = Parties & { readonly has_contact: boolean };

/**
 * The side of the user; null if the conversation does not exist for them (admins read by giving a reason:
 * `inspect-conversation.server.ts`). For the speaker it
 * begins with the customer's first word or booking: a chat that was only opened is not shown.
 */
export function sideIn(
  { customer_id, speaker_user_id, has_contact }: Encounter,
  userId: string,
): ConversationSide | null {
  if (userId === customer_id) return "customer";
  return userId === speaker_user_id && has_contact ? "speaker" : null;
}

/** The other party (C-53); null while a profile has no account. */
export function recipientOf(parties: Parties, senderId: string): string | null {
  return senderId === parties.customer_id ? parties.speaker_user_id : parties.customer_id;
}

/**
 * Speakers count their side, other roles the customers' (CHAT-39 to CHAT-42, C-53, C-54). A
 * speaker who books is a customer too (C-109).
 */
export function unreadSides(role: Role): readonly ConversationSide[] {
  return role === "speaker" ? ["speaker", "customer"] : ["customer"];
}
