import "./booking-drawer.css";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { type BookingStep, stepNumber, stepsPassed } from "#domain/booking/draft/draft-steps.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { keepContactOnly } from "./draft/restore-draft.ts";
import { DrawerFoot } from "./drawer-foot.tsx";
import { DrawerHead } from "./drawer-head.tsx";
import { ContactStep } from "./steps/contact-step.tsx";
import { DetailsStep } from "./steps/details-step.tsx";
import { FormatStep } from "./steps/format-step.tsx";
import { OrderSummary } from "./steps/order-summary.tsx";
import { SummaryStep } from "./steps/summary-step.tsx";
import { TalkStep } from "./steps/talk-step.tsx";
import { ErrorList } from "./submit/error-list.tsx";
import { Notices } from "./submit/notices.tsx";
import { type OnBooked, useSubmit } from "./submit/use-submit.ts";
import { MODE_TEXTS, STEP_LABELS, DRAWER_TEXTS as TEXTS } from "./texts.ts";
import { useBackToClose } from "./use-back-to-close.ts";
import { type Drawer, type DrawerOccasion, goOn, useDrawer } from "./use-drawer.ts";

type BookingDrawerProps = DrawerOccasion & {
  onClose: () => void;
  onBooked: OnBooked;
  /** After the user has moved on from a step, or sent the last one. */
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
    labels: { cancel: TEXTS.leaveStay, confirm: TEXTS.leave },
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
        onClose={close}
        onBeforeClose={mayClose}
        head={<DrawerHead drawer={drawer} />}
        aside={<OrderSummary drawer={drawer} />}
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
