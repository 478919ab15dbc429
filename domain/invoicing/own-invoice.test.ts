import { expect, test } from "vitest";
import { INVOICE_STATES } from "./invoice-state.ts";
import { isOwed, OWN_INVOICE_STATES, ownInvoiceState, statesBehind } from "./own-invoice.ts";

test("every state stands behind exactly the word a customer reads", () => {
  for (const word of OWN_INVOICE_STATES) {
    expect(statesBehind(word).map(ownInvoiceState)).toEqual(statesBehind(word).map(() => word));
  }
  expect(OWN_INVOICE_STATES.flatMap(statesBehind).sort()).toEqual([...INVOICE_STATES].sort());
});

test("money is owed for what is open or overdue, also when the platform has given up", () => {
  expect(statesBehind("payable")).toEqual([
    "issued",
    "sent",
    "partly_paid",
    "overdue",
    "reminded",
    "disputed",
    "written_off",
  ]);
  expect(OWN_INVOICE_STATES.filter(isOwed)).toEqual(["open", "overdue"]);
});
