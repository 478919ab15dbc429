import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { watchUnread } from "#app/live/watch-unread.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Download } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { allBookingsQuery } from "../queries.ts";
import { CUSTOMER_TEXTS, SPEAKER_TEXTS } from "../texts.ts";
import { useLiveBookings } from "../use-live-bookings.ts";
import { BillingView } from "./billing/billing-view.tsx";
import { InvoicesView } from "./billing/invoices-view.tsx";
import { payableInvoicesQuery } from "./billing/own-invoices.ts";
import { BookingsView } from "./bookings-view.tsx";
import { DashboardTabs } from "./dashboard-tabs.tsx";
import { type DashboardView, readView } from "./dashboard-view.ts";
import type { WaitingContract } from "./needs.ts";
import { Overview } from "./overview.tsx";

export type CustomerDashboardProps = {
  userId: string;
  firstName: string | null;
  /** Speakers book too; their own dashboard stands beside this one (C-109). */
  isSpeaker: boolean;
  /** What other subjects bring along: the route puts them together. */
  contracts: readonly WaitingContract[];
  contractList: ReactNode;
  billingForm: ReactNode;
  download: Download;
};

/** For every signed-in user: their bookings and what waits for an answer. */
export function CustomerDashboard(props: CustomerDashboardProps) {
  const [params] = useSearchParams();
  const view = readView(params);
  useLiveBookings(props.userId);
  return (
    <div className="wrap section dashboard">
      <header className="dashboard-head">
        <div>
          {props.firstName && <p className="note">{CUSTOMER_TEXTS.greeting(props.firstName)}</p>}
          <h1 className="h1">{CUSTOMER_TEXTS.title}</h1>
        </div>
        <div className="button-row">
          {props.isSpeaker && (
            <ButtonLink variant="line" to="/dashboard/speaker">
              {SPEAKER_TEXTS.title}
            </ButtonLink>
          )}
          <ButtonLink variant="line" icon="message-circle" to="/dashboard/nachrichten">
            {CUSTOMER_TEXTS.messages}
          </ButtonLink>
          <ButtonLink variant="line" icon="star" to="/dashboard/customer/merkliste">
            {CUSTOMER_TEXTS.shortlist}
          </ButtonLink>
          <ButtonLink variant="line" icon="user-round" to="/dashboard/konto">
            {CUSTOMER_TEXTS.account}
          </ButtonLink>
          <ButtonLink icon="search" to="/">
            {CUSTOMER_TEXTS.find}
          </ButtonLink>
        </div>
      </header>
      <DashboardTabs view={view} />
      <View {...props} view={view} />
    </div>
  );
}

function View({
  view,
  userId,
  contracts,
  contractList,
  billingForm,
  download,
}: CustomerDashboardProps & {
  view: DashboardView;
}) {
  const bookings = useQuery(allBookingsQuery("customer"));
  const { data: invoices = [] } = useQuery(payableInvoicesQuery());
  const unread = useUnread(userId);
  const now = useClock();
  switch (view) {
    case "uebersicht":
      return (
        <Loaded query={bookings}>
          {(all) => (
            // Bills that cannot be read now must not hide the rest.
            <Overview
              bookings={all}
              invoices={invoices}
              contracts={contracts}
              unread={unread}
              now={now}
            />
          )}
        </Loaded>
      );
    case "buchungen":
      return <BookingsView />;
    case "rechnungen":
      return <InvoicesView today={berlinDay(now)} download={download} />;
    case "vertraege":
      return contractList;
    case "rechnungsdaten":
      return <BillingView form={billingForm} />;
  }
}

const CLOCK_MS = 30_000;

/** The time all countdowns of the screen agree on. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How many messages wait, followed live. */
function useUnread(userId: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => watchUnread(userId, setCount), [userId]);
  return count;
}
