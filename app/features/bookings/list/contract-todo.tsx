import { formatDay, isoDate } from "#domain/iso-date.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { WaitingContract } from "../customer-room/needs.ts";
import { CONTRACT_TODO_TEXTS as TEXTS } from "../texts.ts";
import { formatMoment } from "./format-booking.ts";
import { Todo } from "./todo.tsx";

/** A contract that waits for a signature or an answer of whoever reads this. */
export function ContractTodo({ contract }: { contract: WaitingContract }) {
  const { event_title, event_date, expires_at, status, booking_id } = contract;
  const title = status === "change_requested" ? TEXTS.wish : TEXTS.sign;
  return (
    <Todo
      icon="scroll-text"
      tone="spot"
      title={title(event_title)}
      lines={[formatDay(isoDate(event_date))]}
      due={expires_at ? TEXTS.until(formatMoment(expires_at)) : TEXTS.open}
      actions={
        <ButtonLink to={`/event-contract?id=${booking_id}`}>
          {TEXTS.action}
          <span className="sr-only">: {event_title}</span>
        </ButtonLink>
      }
    />
  );
}
