import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { type BookingStep, stepNumber, stepsPassed } from "#domain/booking/draft-steps.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { Sheet } from "#ui/sheet.tsx";
import { useConfirm } from "#ui/use-confirm.tsx";
import "#app/styles/booking-drawer.css";
import { ContactStep } from "./contact-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { DrawerFoot } from "./drawer-foot.tsx";
import { DrawerHead } from "./drawer-head.tsx";
import { ErrorList } from "./error-list.tsx";
import { FormatStep } from "./format-step.tsx";
import { Notices } from "./notices.tsx";
import { keepContactOnly } from "./stored-draft.ts";
import { SummaryStep } from "./summary-step.tsx";
import { TalkStep } from "./talk-step.tsx";
import { MODE_TEXTS, STEP_LABELS, DRAWER_TEXTS as TEXTS } from "./texts.ts";
import { Ticket } from "./ticket.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { type Drawer, goOn, useDrawer } from "./use-drawer.ts";
import { useSubmit } from "./use-submit.ts";

export type BookingDrawerProps = {
  speaker: BookableSpeaker;
  eventDate: IsoDate;
  dayStatus: DayStatus;
  /** What is wished; where speaker or day do not allow a booking it becomes an inquiry. */
  mode: BookingMode;
  talkId: string | null;
  /** The day that has gone while the drawer was open, and why. */
  lost?: { readonly date: IsoDate; readonly text: string } | null;
  onClose: () => void;
  onBooked: (result: { id: string; mode: BookingMode }) => void;
  /** A step is done: somebody has moved on from it, or sent the last one. */
  onStepDone: (step: BookingStep) => void;
};

const STEPS: Record<BookingStep, (props: { drawer: Drawer }) => React.ReactNode> = {
  format: FormatStep,
  talk: TalkStep,
  details: DetailsStep,
  contact: ContactStep,
  summary: SummaryStep,
};

/** The five steps from a free day to a booking or an inquiry (BOOK-06 to BOOK-10). */
export function BookingDrawer(props: BookingDrawerProps) {
  const drawer = useDrawer(props);
  const { state, mode } = drawer;
  const sending = useSubmit(drawer, {
    onSend: () => props.onStepDone("summary"),
    onBooked: props.onBooked,
  });
  useDoneSteps(state.step, props.onStepDone);
  const formId = useId();
  const leave = useConfirm({
    title: TEXTS.leaveTitle[mode],
    children: TEXTS.leaveText,
    labels: { close: TEXTS.close, cancel: TEXTS.leaveStay, confirm: TEXTS.leave },
  });

  const mayClose = async () => {
    if (sending.isSending) return false;
    return !state.isTouched || leave.ask();
  };
  const close = () => {
    keepContactOnly(state);
    props.onClose();
  };
  useBackToClose(async () => {
    const isAgreed = await mayClose();
    if (isAgreed) close();
    return isAgreed;
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.step === "summary") void sending.submit();
    else goOn(drawer);
  };
  const Step = STEPS[state.step];
  return (
    <>
      <Sheet
        open
        title={MODE_TEXTS[mode].title}
        labels={{ close: TEXTS.close }}
        onClose={close}
        onBeforeClose={mayClose}
        head={<DrawerHead drawer={drawer} />}
        aside={<Ticket drawer={drawer} />}
        foot={<DrawerFoot drawer={drawer} formId={formId} sending={sending} />}
      >
        <form id={formId} noValidate onSubmit={onSubmit} className="booking-form">
          <StepHeading step={state.step} />
          <ErrorList state={state} />
          <Notices drawer={drawer} signIn={sending.signIn} />
          <Step drawer={drawer} />
        </form>
      </Sheet>
      {leave.dialog}
    </>
  );
}

/** A step that a choice leaves out is done with the one before it. */
function useDoneSteps(step: BookingStep, onDone: (step: BookingStep) => void): void {
  const before = useRef(step);
  const report = useEffectEvent(onDone);
  useEffect(() => {
    for (const done of stepsPassed(before.current, step)) report(done);
    before.current = step;
  }, [step]);
}

/** Takes the focus on every move, so that screen readers hear where they are and reading starts on top. */
function StepHeading({ step }: { step: BookingStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Browsers stop as soon as the heading is in sight, which may be below what stands on top.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".dialog-body")?.scrollTo(0, 0);
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className="sr-only">
      {`${TEXTS.stepOf(stepNumber(step))}: ${STEP_LABELS[step]}`}
    </h2>
  );
}
