import type { InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";

/**
 * The operator of the demo is invented. Name, numbers and address are made up; the account number has the shape
 * banks use in their examples, so that transfer codes can be tried out.
 */
export const demoCompany: InvoiceSeller = {
  name: "Wortbühne Demo GmbH",
  legal_form: "gmbh",
  street: "Musterbühne 1",
  postal_code: "00000",
  city: "Musterstadt",
  country: "DE",
  contact_name: "Buchhaltung (Demo)",
  email: "rechnung@demo.example",
  phone: "+49 30 5550100",
  vat_id: "DE999999999",
  tax_number: "00/000/00000",
  register_entry: "Amtsgericht Musterstadt, HRB 00000",
  managing_directors: "Kim Muster",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  account_holder: "Wortbühne Demo GmbH",
};

/** Where visitors write to; invoices have an address of their own. */
export const DEMO_SUPPORT_MAIL = "hallo@wortbuehne.example";
