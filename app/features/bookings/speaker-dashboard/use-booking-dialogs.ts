import { useState } from "react";
import { useSearchParams } from "react-router";
import type { BookingEvent } from "#domain/booking/status.ts";

const OPEN = "buchung";

export type AnswerTarget = {
  readonly id: string;
  readonly event_title: string;
  readonly total_amount: number;
};

/** The open booking lives in the address, so that a link or the back button leads to it. */
export function useBookingDialogs() {
  const [parameters, setParameters] = useSearchParams();
  const [answering, setAnswering] = useState<{ target: AnswerTarget; event: BookingEvent } | null>(
    null,
  );
  const set = (name: string, value: string | null, replace = true) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    openId: parameters.get(OPEN),
    open: (id: string) => set(OPEN, id, false),
    close: () => set(OPEN, null),
    answering,
    answer: (target: AnswerTarget, event: BookingEvent) => setAnswering({ target, event }),
    stopAnswering: () => setAnswering(null),
  };
}

export type BookingDialogs = ReturnType<typeof useBookingDialogs>;
