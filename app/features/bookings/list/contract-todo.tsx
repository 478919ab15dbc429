import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import type { WaitingContract } from "../customer-dashboard/needs.ts";
import { CONTRACT_TODO_TEXTS as TEXTS } from "../texts.ts";
import { Todo } from "./todo.tsx";

/** A contract that waits for the user's signature or answer. */
export function ContractTodo({ contract }: { contract: WaitingContract }) {
  const { event_title, event_date, expires_at, status, booking_id } = contract;
  const title = status === "change_requested" ? TEXTS.changeRequest : TEXTS.sign;
  return (
    <Todo
      icon="scroll-text"
      tone="spot"
      title={title(event_title)}
      lines={[formatDay(isoDate(event_date))]}
      due={expires_at ? TEXTS.until(formatDateTimeWithoutYear(expires_at)) : TEXTS.open}
      actions={
        <ButtonLink to={`/event-contract?id=${booking_id}`}>
          {TEXTS.action}
          <span className="sr-only">: {event_title}</span>
        </ButtonLink>
      }
    />
  );
}
