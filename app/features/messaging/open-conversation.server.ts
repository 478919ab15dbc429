import {
  ensureConversation,
  findConversation,
  findPair,
  findSpeakerParty,
  isCustomerOf,
} from "#data/queries/messaging/messaging.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import {
  type ConversationParties,
  type ConversationRefusal,
  type ConversationRequest,
  conversationParties,
  sideIn,
  type Writer,
} from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type ConversationView, conversationView } from "./conversation-view.server.ts";

type Opened = { conversation: ConversationView; isNew: boolean };
type OpenRefusal = ConversationRefusal | "unknown_speaker";

/** The one conversation of a pair: found, or created if it is missing (CHAT-24, CHAT-25). */
export async function openConversation(
  ctx: Ctx,
  viewer: Viewer,
  request: ConversationRequest,
): Promise<Result<Opened, OpenRefusal>> {
  const writer = await writerOf(ctx, viewer, request);
  const parties = conversationParties(writer, request);
  if (!parties.ok) return parties;
  if (writer === null) return failure("not_signed_in");
  const known = await findPair(ctx.db, parties.value);
  if (!known) {
    const obstacle = await obstacleTo(ctx, writer, parties.value);
    if (obstacle) return failure(obstacle);
  }
  const { id, isNew } = known
    ? { id: known.id, isNew: false }
    : await ensureConversation(ctx.db, parties.value);
  const row = await findConversation(ctx.db, id, writer.userId);
  if (!row) throw new Error("an opened conversation is gone");
  if (sideIn(row, writer.userId) === null) return failure("not_possible");
  return ok({ conversation: conversationView(row, writer.userId), isNew });
}

async function writerOf(
  ctx: Ctx,
  viewer: Viewer,
  { speakerId }: ConversationRequest,
): Promise<Writer | null> {
  if (viewer.kind === "visitor") return null;
  const { userId, role } = viewer;
  const own = await findOwnSpeaker(ctx.db, userId);
  const isTheirCustomer =
    role === "speaker" &&
    speakerId !== undefined &&
    (await isCustomerOf(ctx.db, { speakerId, customerId: userId }));
  return { userId, role, ownSpeakerId: own?.id ?? null, isTheirCustomer };
}

/**
 * To other accounts hidden profiles do not exist. A speaker writes to people who booked, asked or wrote before;
 * every other id is answered alike, whether it exists or not.
 */
async function obstacleTo(
  ctx: Ctx,
  { userId, role }: Writer,
  parties: ConversationParties,
): Promise<OpenRefusal | null> {
  if (parties.customerId !== userId) {
    return (await isCustomerOf(ctx.db, parties)) ? null : "not_possible";
  }
  const speaker = await findSpeakerParty(ctx.db, parties.speakerId);
  const isVisible = speaker !== undefined && (speaker.isListed || role === "admin");
  return isVisible ? null : "unknown_speaker";
}
