import { type AnswerOutcome, MAX_SUGGESTED, type Suggested } from "#domain/assistant/answer.ts";
import { type Constraints, isEmpty, openQuestions } from "#domain/assistant/constraints.ts";
import { possibleNames, readIntent } from "#domain/assistant/read/read-reply.ts";
import { type Relaxation, relaxedConstraints } from "#domain/assistant/relax.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  CHIP_TEXTS,
  QUESTION_TEXTS,
  RELAXATION_TEXTS,
  ANSWER_TEXTS as TEXTS,
} from "./answer-texts.ts";
import { describeCandidate } from "./describe-candidate.ts";
import { type Candidate, findPerson, findSpeakers } from "./find-speakers.server.ts";
import type { TravelCostFor } from "./price-event.server.ts";

export type ComposedAnswer = {
  readonly text: string;
  readonly outcome: AnswerOutcome;
  readonly suggested: readonly Suggested[];
  /** In the order of `suggested`. */
  readonly candidates: readonly Candidate[];
  readonly question: string | null;
  readonly chips: readonly string[];
  readonly missingTopics: readonly string[];
};

type Asked = {
  readonly message: string;
  readonly constraints: Constraints;
  /** Whether the message itself describes an event. */
  readonly isBrief: boolean;
};

/** The embedded assistant: rules over the search, the price rule and the calendars; it invents nothing. */
export async function composeAnswer(
  ctx: Ctx,
  { message, constraints, isBrief }: Asked,
  travelCostFor: TravelCostFor,
): Promise<ComposedAnswer> {
  const intent = readIntent(message, isBrief);
  if (intent === "explain") return words(TEXTS.explained, "explained", constraints);
  if (intent === "person") return words(TEXTS.handedOver, "handed_over", constraints);
  for (const name of possibleNames(message)) {
    const person = await findPerson(ctx, name, constraints, travelCostFor);
    if (person) return found(TEXTS.person(person.card.name), "found", [person], constraints, true);
  }
  if (isEmpty(constraints))
    return words(`${TEXTS.lost} ${QUESTION_TEXTS.topic}`, "asked", constraints, true);
  return suggest(ctx, constraints, travelCostFor);
}

async function suggest(
  ctx: Ctx,
  constraints: Constraints,
  travelCostFor: TravelCostFor,
): Promise<ComposedAnswer> {
  const exact = await findSpeakers(ctx, constraints, travelCostFor);
  if (exact.length > 0) {
    const shown = exact.slice(0, MAX_SUGGESTED);
    return found(withHint(TEXTS.found(shown.length), constraints), "found", shown, constraints);
  }
  const missing = unknownTopics(ctx, constraints);
  for (const { given, constraints: looser } of relaxedConstraints({
    ...constraints,
    topics: missing.length > 0 ? [] : constraints.topics,
  })) {
    const near = await findSpeakers(ctx, looser, travelCostFor);
    if (near.length === 0) continue;
    const answer = found(
      relaxedText(given, missing),
      "relaxed",
      near.slice(0, MAX_SUGGESTED),
      constraints,
    );
    return { ...answer, missingTopics: missing };
  }
  const [topic] = missing;
  const text = topic === undefined ? TEXTS.nothing : TEXTS.nothingOn(topic);
  return {
    ...words(text, "nothing", constraints),
    missingTopics: [...missing, ...unmetCategories(constraints)],
  };
}

/** Topics that were named although no profile takes them up. */
function unknownTopics(ctx: Ctx, { categories, topics }: Constraints): readonly string[] {
  if (categories.length > 0) return [];
  const index = ctx.search.index();
  return topics.filter((topic) => index.suggest(topic).length === 0);
}

function unmetCategories({ categories, topics }: Constraints): readonly string[] {
  return categories.length > 0 ? topics : [];
}

function relaxedText(given: readonly Relaxation[], missing: readonly string[]): string {
  const [topic] = missing;
  if (topic !== undefined) return `${TEXTS.nothingOn(topic)} ${TEXTS.nearest}`;
  return TEXTS.relaxed(given.map((what) => RELAXATION_TEXTS[what]).join(" und "));
}

/** How the budget was read, before the sentence that leads to the list. */
function withHint(text: string, { budget, isOnline }: Constraints): string {
  if (!budget) return text;
  const { isWithoutTravel, isGross } = budget;
  if (isOnline) return `${TEXTS.budgetHintOnline(isGross)} ${text}`;
  const hint = isWithoutTravel ? TEXTS.budgetHintWithoutTravel : TEXTS.budgetHint;
  return `${hint(isGross)} ${text}`;
}

function found(
  text: string,
  outcome: AnswerOutcome,
  candidates: readonly Candidate[],
  constraints: Constraints,
  isNamed = false,
): ComposedAnswer {
  const suggested = candidates.map((one) => describeCandidate(one, constraints, isNamed));
  return { ...words(text, outcome, constraints, true), suggested, candidates };
}

function words(
  text: string,
  outcome: AnswerOutcome,
  constraints: Constraints,
  asksOn = outcome === "nothing",
): ComposedAnswer {
  const [open] = openQuestions(constraints);
  const isAsking = asksOn && open !== undefined && !text.includes(QUESTION_TEXTS[open]);
  return {
    text,
    outcome,
    suggested: [],
    candidates: [],
    question: isAsking ? QUESTION_TEXTS[open] : null,
    chips: open === undefined ? [] : CHIP_TEXTS[open],
    missingTopics: [],
  };
}
