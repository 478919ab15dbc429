import type { LevyFault } from "#domain/invoicing/books/artist-levy.ts";
import type { CompanyFault } from "#domain/invoicing/seller/company-setting.ts";
import type { TierFault } from "#domain/platform/settings.ts";
import type { VatFault } from "#domain/pricing/vat/vat-setting.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";

/** Why a reminder was not stored. */
export const REMINDER_ERRORS = {
  owner: "Diese Person gehört nicht zur Verwaltung.",
  object: "Diese Buchung, dieser Speaker oder dieses Konto gibt es nicht.",
  nothing: "Bitte ändern Sie mindestens eine Angabe.",
} as const;

/** Why a value of the settings was not stored. */
export const SETTING_ERRORS = {
  faults: {
    required: FORM_MESSAGES.required,
    same_day: "Zwei Stufen beginnen am selben Tag. Bitte geben Sie jeder ihren eigenen.",
    same_year: "Zwei Sätze gelten ab demselben Jahr. Bitte geben Sie jedem sein eigenes.",
    levy_rate: "Bitte geben Sie höchstens 20 Prozent an.",
    day: "Bitte geben Sie den Tag an, ab dem die Regel gilt.",
    rate_fits: "Mit Umsatzsteuer ist der Satz größer als 0, ohne Umsatzsteuer ist er 0.",
    always_taxed: "In Deutschland und für Käufer ohne UID gilt immer Umsatzsteuer.",
    twice: "Zwei Regeln gelten für dasselbe Land und dieselben Käufer ab demselben Tag.",
    every_day:
      "Jedes Land braucht eine Regel für alle Käufer, die spätestens seit dem 1. Januar 2021 gilt.",
  } satisfies Record<VatFault | TierFault | LevyFault | CompanyFault, string>,
} as const;
