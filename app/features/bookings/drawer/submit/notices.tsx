import "../summary.css";
import { useEffect, useRef } from "react";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { FreeDays } from "../steps/free-days.tsx";
import { CONFLICT_TEXTS, SUBMIT_TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { isDayLost, type Notice } from "./notice.ts";

type NoticesProps = { drawer: Drawer; signIn: () => void };

/** What the server answered instead of booking, with the way on. */
export function Notices({ drawer, signIn }: NoticesProps) {
  const { notice, step } = drawer.state;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);
  if (notice === null || (step !== "summary" && !isDayLost(notice))) return null;
  return (
    <div ref={box} tabIndex={-1} className="notice-box">
      {notice.kind === "sign_in" && <SignIn signIn={signIn} />}
      {notice.kind === "unclear" && <Alert variant="danger">{SUBMIT_TEXTS.unclear}</Alert>}
      {notice.kind === "refused" && <Alert variant="danger">{notice.message}</Alert>}
      {notice.kind === "date_taken" && <FreeDays drawer={drawer} notice={notice} />}
      {notice.kind === "price_changed" && <ChangedPrice drawer={drawer} notice={notice} />}
    </div>
  );
}

function SignIn({ signIn }: Pick<NoticesProps, "signIn">) {
  return (
    <Alert icon="log-in">
      <p>{SUBMIT_TEXTS.signIn}</p>
      <p className="mt-1 text-sm">{SUBMIT_TEXTS.signInKept}</p>
      <div className="mt-3">
        <Button onClick={signIn}>{SUBMIT_TEXTS.signInAction}</Button>
      </div>
    </Alert>
  );
}

type ChangedPriceProps = {
  drawer: Drawer;
  notice: Extract<Notice, { kind: "price_changed" }>;
};

/** The costs below show the new amounts already; booking them needs a yes of its own (C-93). */
function ChangedPrice({ drawer: { act }, notice }: ChangedPriceProps) {
  const { before, price, isConfirmed } = notice;
  const confirm = () => act({ type: "answered", notice: { ...notice, isConfirmed: true } });
  return (
    <Alert variant="notice">
      <p className="font-semibold">{BOOKING_MESSAGES.price_changed}</p>
      <p>
        {CONFLICT_TEXTS.priceText(
          formatEurosExact(cents(before)),
          formatEurosExact(cents(price.net_cents)),
        )}
      </p>
      {isConfirmed ? (
        <p className="mt-2 font-semibold">{CONFLICT_TEXTS.priceConfirmed}</p>
      ) : (
        <div className="mt-3">
          <Button onClick={confirm}>{CONFLICT_TEXTS.priceConfirm}</Button>
        </div>
      )}
    </Alert>
  );
}
