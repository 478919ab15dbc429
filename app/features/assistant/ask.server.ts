import { randomBytes } from "node:crypto";
import {
  appendTurn,
  type ConversationKey,
  type ConversationRow,
  countMessages,
  findConversation,
  insertConversation,
} from "#data/queries/assistant/assistant.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import { placeQuestion } from "#domain/address/place-question.ts";
import type { AnswerOutcome, Suggested } from "#domain/assistant/answer.ts";
import {
  type Constraints,
  describesEvent,
  NO_CONSTRAINTS,
  openQuestions,
  withNews,
} from "#domain/assistant/constraints.ts";
import { maskPersonal } from "#domain/assistant/mask-personal.ts";
import { readBrief } from "#domain/assistant/read/read-brief.ts";
import { completeReply, isBarePlace, isChosenPlace } from "#domain/assistant/read/read-reply.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { ASSISTANT_SETTING, assistantSwitch } from "./assistant-switch.ts";
import { type ComposedAnswer, composeAnswer } from "./compose-answer.server.ts";
import { describeKnown } from "./describe-known.ts";
import { askModel } from "./model-answer.server.ts";
import type { TravelCostFor } from "./price-event.server.ts";
import { readEventPlace } from "./read-event-place.server.ts";

export type Ask = {
  readonly message: string;
  readonly conversation: ConversationKey | null;
};

export type Answered = {
  readonly conversation: { readonly id: string; readonly key: string };
  readonly id: string;
  readonly text: string;
  readonly outcome: AnswerOutcome;
  readonly suggested: readonly Suggested[];
  readonly question: string | null;
  readonly chips: readonly string[];
  /** What was understood, in short labels. */
  readonly known: readonly string[];
  readonly constraints: Constraints;
  readonly is_from_model: boolean;
};

type AskRefusal = "off" | "not_found" | "too_long";

/** Longer conversations start anew: what is known by then fits into one message. */
const MOST_MESSAGES = 80;

/** One turn. Visitors may ask; a conversation is continued only with its key. */
export async function ask(
  ctx: Ctx,
  viewer: Viewer,
  { message, conversation }: Ask,
  travelCostFor: TravelCostFor,
): Promise<Result<Answered, AskRefusal>> {
  const switches = assistantSwitch(await readSetting(ctx.db, ASSISTANT_SETTING));
  if (!switches.is_on) return failure("off");
  const earlier = conversation && (await findConversation(ctx.db, conversation));
  if (conversation && !earlier) return failure("not_found");
  if (earlier && (await countMessages(ctx.db, earlier.id)) >= MOST_MESSAGES)
    return failure("too_long");
  const begun = performance.now();
  const known = earlier?.constraints ?? NO_CONSTRAINTS;
  const { constraints, isBrief, unclear } = await understand(ctx, message, known);
  const answer = await composeAnswer(ctx, { message, constraints, isBrief }, travelCostFor);
  const composed = askingForPlace(answer, unclear);
  const worded = await reworded(ctx, { message, constraints }, composed, switches.uses_model);
  const latency_ms = Math.round(performance.now() - begun);
  const key = earlier?.session_key ?? randomBytes(24).toString("base64url");
  const userId = viewer.kind === "user" ? viewer.userId : null;
  const { id, answerId } = await store(
    ctx,
    { earlier, key, userId, message, constraints, latency_ms },
    composed,
    worded,
  );
  // Deleted while the answer was made: it stays deleted.
  if (answerId === null) return failure("not_found");
  return ok({
    conversation: { id, key },
    id: answerId,
    text: worded.text,
    outcome: composed.outcome,
    suggested: worded.suggested,
    question: composed.question,
    chips: composed.chips,
    known: describeKnown(constraints),
    constraints,
    is_from_model: worded.model !== null,
  });
}

/** What the message adds to what was known; a place counts once it is sure. */
async function understand(ctx: Ctx, message: string, known: Constraints) {
  const pending = openQuestions(known)[0] ?? null;
  const today = berlinDay(ctx.now().getTime());
  const { facets } = ctx.search.index().search({ ...EMPTY_QUERY, limit: 1 });
  const { constraints: read, places } = readBrief(
    completeReply(message, pending),
    today,
    facets.language.map(({ value }) => value),
  );
  const bare = message.trim();
  const candidates = [
    ...(isChosenPlace(message) ? [bare] : []),
    ...places,
    ...(isBarePlace(message, pending) ? [bare] : []),
  ];
  const { place, unclear } = await readEventPlace(ctx, candidates);
  const said = { ...read, place: read.isOnline ? null : place };
  const constraints = withNews(known, said);
  const isOpen = constraints.place === null && !constraints.isOnline;
  return { constraints, isBrief: describesEvent(said), unclear: isOpen ? unclear : [] };
}

/** Which of several towns is meant comes before every other question (C-102). */
function askingForPlace(answer: ComposedAnswer, unclear: readonly string[]): ComposedAnswer {
  if (unclear.length === 0) return answer;
  return { ...answer, question: placeQuestion(unclear), chips: unclear };
}

type Worded = {
  readonly text: string;
  readonly suggested: readonly Suggested[];
  readonly model: string | null;
  readonly fallback: string | null;
  readonly rejected: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
};

/** The words of a configured model, if every statement in them holds; otherwise our own. */
async function reworded(
  { assistant, log }: Ctx,
  asked: { message: string; constraints: Constraints },
  { text, suggested, candidates }: ComposedAnswer,
  usesModel: boolean,
): Promise<Worded> {
  const own = {
    text,
    suggested,
    model: null,
    fallback: null,
    rejected: 0,
    inputTokens: null,
    outputTokens: null,
  };
  if (!assistant || !usesModel || candidates.length === 0) return own;
  try {
    const said = await askModel(assistant, asked, candidates);
    const { rejected, inputTokens, outputTokens } = said;
    if (said.text === null) {
      return { ...own, fallback: "unconfirmed", rejected, inputTokens, outputTokens };
    }
    const chosen = suggested.filter(({ card }) => said.slugs.includes(card.slug));
    const shown = chosen.length > 0 ? chosen : suggested;
    return {
      ...own,
      text: said.text,
      suggested: shown,
      model: assistant.name,
      inputTokens,
      outputTokens,
    };
  } catch (error) {
    log.warn({ err: error }, "the model of the assistant did not answer");
    return { ...own, fallback: error instanceof Error ? error.name : "error" };
  }
}

type Turn = {
  readonly earlier: ConversationRow | null | undefined;
  readonly key: string;
  readonly userId: string | null;
  readonly message: string;
  readonly constraints: Constraints;
  readonly latency_ms: number;
};

/** Only masked words are kept. */
function store(ctx: Ctx, turn: Turn, composed: ComposedAnswer, worded: Worded) {
  return ctx.db.transaction(async (tx) => {
    const id =
      turn.earlier?.id ??
      (await insertConversation(tx, { session_key: turn.key, user_id: turn.userId }));
    const answerId = await appendTurn(tx, id, {
      question: { conversation_id: id, author: "user", content: maskPersonal(turn.message) },
      answer: {
        conversation_id: id,
        author: "assistant",
        content: maskPersonal(worded.text),
        speaker_ids: composed.candidates
          .filter(({ card }) => worded.suggested.some((one) => one.card.slug === card.slug))
          .map(({ row }) => row.id),
        outcome: composed.outcome,
        missing_topics: composed.missingTopics.map((topic) => maskPersonal(topic).slice(0, 80)),
        model: worded.model,
        fallback_reason: worded.fallback,
        rejected_claims: worded.rejected,
        input_tokens: worded.inputTokens,
        output_tokens: worded.outputTokens,
        latency_ms: turn.latency_ms,
      },
      constraints: turn.constraints,
      now: ctx.now(),
    });
    return { id, answerId };
  });
}
