import {
  QueryClient as Queries,
  type QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { BOOKING_SORTS, OWN_BOOKING_SORTS } from "#domain/booking/list/booking-list.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { OWN_INVOICE_SORTS } from "#domain/invoicing/own-invoice.ts";
import { bookingsQuery, columnQuery } from "#features/bookings/admin/bookings-query.ts";
import { BookingsScreen } from "#features/bookings/admin/bookings-screen.tsx";
import {
  ownInvoiceList,
  payableInvoicesQuery,
} from "#features/bookings/customer-dashboard/billing/own-invoices.ts";
import { CustomerDashboard } from "#features/bookings/customer-dashboard/customer-dashboard.tsx";
import { ownBookingList } from "#features/bookings/list/own-bookings.ts";
import { allBookingsQuery, type BookingItem } from "#features/bookings/queries.ts";
import { SpeakerBookings } from "#features/bookings/speaker-dashboard/speaker-bookings.tsx";
import type { Viewer } from "#features/ctx.ts";
import type { ListState } from "#parts/list/list-state.ts";
import type { bookingApi } from "./bookings/booking-api.ts";
import { given } from "./database/records.ts";

type Desk = ReturnType<typeof bookingApi>;
type SignedIn = Extract<Viewer, { kind: "user" }>;

/** The lists of one dashboard as their reader sees them, by name. */
export type Lists = Readonly<Record<string, string>>;

const SIZE = 100;
const download = async () => true;

const firstPage = (sorts: readonly string[]): ListState => ({
  q: "",
  page: 1,
  size: SIZE,
  sort: given(sorts[0]),
  order: "desc",
  filters: {},
});

async function answerOf(desk: Desk, viewer: Viewer, path: string) {
  const { status, body } = await desk.call(viewer, "GET", path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return body;
}

async function allBookings(desk: Desk, viewer: Viewer, asked: string): Promise<BookingItem[]> {
  const items: BookingItem[] = [];
  let next: string | null = "";
  while (next !== null) {
    const more: string = next === "" ? "" : `&cursor=${next}`;
    const page = await answerOf(desk, viewer, `/bookings?${asked}${more}`);
    items.push(...page.items);
    next = page.nextCursor;
  }
  return items;
}

const listed = (sorts: readonly string[]) => `size=${SIZE}&sort=${sorts[0]}&order=desc`;

function rendered(queries: QueryClient, address: string, screen: ReactElement): string {
  const provider = createElement(QueryClientProvider, { client: queries }, screen);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, provider));
}

/** The overview, all bookings and all invoices of an organiser. */
export async function listsOfCustomer(desk: Desk, viewer: SignedIn): Promise<Lists> {
  const queries = new Queries();
  const bookings = await answerOf(
    desk,
    viewer,
    `/me/bookings?as=customer&${listed(OWN_BOOKING_SORTS)}`,
  );
  const invoices = await answerOf(desk, viewer, `/me/invoices?${listed(OWN_INVOICE_SORTS)}`);
  const payable = await answerOf(
    desk,
    viewer,
    "/me/invoices?state=payable&sort=due&order=asc&size=100",
  );
  queries.setQueryData(
    allBookingsQuery("customer").queryKey,
    await allBookings(desk, viewer, "as=customer"),
  );
  queries.setQueryData(ownBookingList("customer", firstPage(OWN_BOOKING_SORTS)).queryKey, bookings);
  queries.setQueryData(ownInvoiceList(firstPage(OWN_INVOICE_SORTS)).queryKey, invoices);
  queries.setQueryData(payableInvoicesQuery().queryKey, payable.items);
  const dashboard = createElement(CustomerDashboard, {
    userId: viewer.userId,
    firstName: null,
    isSpeaker: false,
    contracts: [],
    contractList: null,
    billingForm: null,
    download,
  });
  const view = (name: string) =>
    rendered(queries, `/dashboard/customer?ansicht=${name}&zeilen=${SIZE}`, dashboard);
  return {
    "overview of the customer": view("uebersicht"),
    "bookings of the customer": view("buchungen"),
    "invoices of the customer": view("rechnungen"),
  };
}

const OPEN = ["requested", "pending", "confirmed"] as const;

/** What waits for a speaker, what comes next and everything so far. */
export async function listsOfSpeaker(desk: Desk, viewer: SignedIn): Promise<Lists> {
  const queries = new Queries();
  const open = await allBookings(
    desk,
    viewer,
    `as=speaker&${OPEN.map((status) => `status=${status}`).join("&")}`,
  );
  queries.setQueryData(allBookingsQuery("speaker", OPEN).queryKey, open);
  queries.setQueryData(
    ownBookingList("speaker", firstPage(OWN_BOOKING_SORTS)).queryKey,
    await answerOf(desk, viewer, `/me/bookings?as=speaker&${listed(OWN_BOOKING_SORTS)}`),
  );
  const dashboard = createElement(SpeakerBookings, {
    userId: null,
    contracts: [],
    conversationPath: (id: string) => `/${id}`,
    download,
  });
  return {
    "dashboard of the speaker": rendered(queries, `/dashboard/speaker?zeilen=${SIZE}`, dashboard),
  };
}

const COLUMNS: readonly BookingStatus[] = [
  "requested",
  "pending",
  "confirmed",
  "completed",
  "reviewed",
  "cancelled",
];

/** The table of all bookings and the board by state. */
export async function listsOfAdmin(desk: Desk, viewer: SignedIn): Promise<Lists> {
  const queries = new Queries();
  queries.setQueryData(
    bookingsQuery(firstPage(BOOKING_SORTS)).queryKey,
    await answerOf(desk, viewer, `/admin/bookings?${listed(BOOKING_SORTS)}`),
  );
  for (const status of COLUMNS) {
    queries.setQueryData(
      columnQuery(status, false).queryKey,
      await answerOf(desk, viewer, `/admin/bookings?status=${status}&size=${SIZE}`),
    );
  }
  const view = (name: string) =>
    rendered(
      queries,
      `/admin/bookings?ansicht=${name}&zeilen=${SIZE}`,
      createElement(BookingsScreen),
    );
  return {
    "table of the administration": view("table"),
    "board of the administration": view("board"),
  };
}
