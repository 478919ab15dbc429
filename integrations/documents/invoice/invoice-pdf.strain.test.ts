import { test } from "vitest";
import { expectBoundedInvoice } from "#tests/support/billing/bounded-invoice.ts";

/** A busy machine may take its time; the result does not depend on it. */
const BUSY_MS = 600_000;

test(
  "100 KB of emoji, foreign scripts and directions in every field give a bounded, valid file [SEC-43]",
  () => expectBoundedInvoice(100_000, 12),
  BUSY_MS,
);
