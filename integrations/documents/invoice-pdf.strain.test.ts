import { test } from "vitest";
import { expectBoundedInvoice } from "#tests/support/wild-invoice.ts";

test("100 KB of emoji, foreign scripts and directions in every field give a bounded, valid file [SEC-43]", () =>
  expectBoundedInvoice(100_000, 12));
