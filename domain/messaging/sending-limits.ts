import { DAY_MS } from "#domain/time/duration.ts";
import { failure, ok, type Result } from "../result.ts";

/** Before the first answer, this many messages have to say it all. */
const MAX_WITHOUT_ANY_ANSWER = 10;
/** Between people who write to each other: as many in a row, within a day. */
const MAX_IN_A_ROW = 50;
/** People an account may write to for the first time within a day; fewer for a fresh account. */
const FIRST_MESSAGES_A_DAY = 20;
const FIRST_MESSAGES_OF_A_NEW_ACCOUNT = 5;
const NEW_ACCOUNT_MS = DAY_MS;

export type SendingHistory = {
  readonly accountAgeMs: number;
  /** Whether the other side has ever written here. */
  readonly hasAnswer: boolean;
  /** Own messages here since the other side last wrote, and those of the last day among them. */
  readonly unanswered: number;
  readonly unansweredToday: number;
  readonly isFirstMessage: boolean;
  /** Conversations the account opened with a message within the last day. */
  readonly firstMessagesToday: number;
};

export type SendingRefusal = "wait_for_answer" | "too_many_conversations";

/** Keeps one account from flooding one person, or many (SEC-44). */
export function maySend(history: SendingHistory): Result<true, SendingRefusal> {
  const isFlooding = history.hasAnswer
    ? history.unansweredToday >= MAX_IN_A_ROW
    : history.unanswered >= MAX_WITHOUT_ANY_ANSWER;
  if (isFlooding) return failure("wait_for_answer");
  const isNew = history.accountAgeMs < NEW_ACCOUNT_MS;
  const most = isNew ? FIRST_MESSAGES_OF_A_NEW_ACCOUNT : FIRST_MESSAGES_A_DAY;
  if (history.isFirstMessage && history.firstMessagesToday >= most) {
    return failure("too_many_conversations");
  }
  return ok(true);
}
