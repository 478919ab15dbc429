import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { amountDue, invoiceState } from "./billing/invoice-state.ts";
import { bookingItem, invoiceItem } from "./dashboard-samples.ts";
import { type Need, needsOf } from "./needs.ts";

const today = isoDate("2026-04-30");
const nothing = { offers: [], past: [], invoices: [], contracts: [], unread: 0, today };

const nameOf = (need: Need) => {
  if (need.kind === "invoice") return `${need.isOverdue ? "overdue" : "open"} ${need.invoice.id}`;
  if (need.kind === "contract") return `contract ${need.contract.id}`;
  return need.kind === "messages" ? `${need.count} messages` : `${need.kind} ${need.booking.id}`;
};

test("nothing waits when everything is done", () => {
  expect(needsOf(nothing)).toEqual([]);
});

test("debts come before offers, offers before signatures and bills, then messages and reviews", () => {
  const needs = needsOf({
    offers: [
      bookingItem({ id: "late", expires_at: "2026-05-06T10:00:00.000Z" }),
      bookingItem({ id: "endless", expires_at: null }),
      bookingItem({ id: "soon", expires_at: "2026-05-01T10:00:00.000Z" }),
    ],
    past: [
      bookingItem({ id: "done", status: "completed", event_date: "2026-04-20" }),
      bookingItem({ id: "old", status: "completed", event_date: "2026-01-20" }),
      bookingItem({ id: "praised", status: "reviewed", event_date: "2026-04-21" }),
      bookingItem({ id: "off", status: "cancelled", event_date: "2026-04-22" }),
    ],
    invoices: [
      invoiceItem({ id: "may", due_date: "2026-05-10" }),
      invoiceItem({ id: "april", due_date: "2026-04-29" }),
      invoiceItem({ id: "today", due_date: "2026-04-30" }),
      invoiceItem({ id: "covered", due_date: "2026-04-01", held_cents: 595_000 }),
      invoiceItem({ id: "paid", due_date: "2026-04-01", paid_cents: 595_000 }),
      invoiceItem({ id: "void", due_date: "2026-04-01", is_cancelled: true }),
    ],
    contracts: [
      {
        id: "paper",
        booking_id: "soon",
        status: "sent",
        event_title: "Jahrestagung",
        event_date: "2026-05-20",
        speaker_name: "Mira Sprecher",
        expires_at: null,
      },
    ],
    unread: 3,
    today,
  });
  expect(needs.map(nameOf)).toEqual([
    "overdue april",
    "offer soon",
    "offer late",
    "offer endless",
    "contract paper",
    "open today",
    "open may",
    "3 messages",
    "review done",
  ]);
});

test.each([
  [{}, "open", 595_000],
  [{ due_date: "2026-04-30" }, "open", 595_000],
  [{ due_date: "2026-04-29" }, "overdue", 595_000],
  [{ due_date: "2026-04-29", paid_cents: 100_000 }, "overdue", 495_000],
  [{ due_date: "2026-04-29", paid_cents: 595_000 }, "paid", 0],
  [{ paid_cents: 600_000 }, "paid", 0],
  [{ due_date: "2026-04-29", held_cents: 1 }, "open", 595_000],
  [{ gross_cents: 0 }, "paid", 0],
  [{ is_cancelled: true, due_date: "2026-04-01" }, "cancelled", 595_000],
  [{ kind: "cancellation" as const }, "credit", 595_000],
])("an invoice with %j is %s", (changes, state, due) => {
  const invoice = invoiceItem(changes);
  expect(invoiceState(invoice, today)).toBe(state);
  expect(amountDue(invoice)).toBe(due);
});
