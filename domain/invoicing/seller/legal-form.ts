type FormRules = {
  /** Whether the law has it in a register, so that paper and imprint name court and number. */
  readonly isRegistered: boolean;
  /** Who speaks for it, as paper and imprint call these people. */
  readonly heads: "owner" | "partners" | "management" | "board";
};

/**
 * How the operator is organised, and what follows for imprint, invoices and contracts. German forms alone:
 * the tax rules are those of a seller in Germany.
 */
export const LEGAL_FORMS = {
  sole_trader: { isRegistered: false, heads: "owner" },
  freelancer: { isRegistered: false, heads: "owner" },
  registered_merchant: { isRegistered: true, heads: "owner" },
  gbr: { isRegistered: false, heads: "partners" },
  partg: { isRegistered: true, heads: "partners" },
  ohg: { isRegistered: true, heads: "partners" },
  kg: { isRegistered: true, heads: "partners" },
  gmbh_co_kg: { isRegistered: true, heads: "management" },
  ug: { isRegistered: true, heads: "management" },
  gmbh: { isRegistered: true, heads: "management" },
  ag: { isRegistered: true, heads: "board" },
  eg: { isRegistered: true, heads: "board" },
  ev: { isRegistered: true, heads: "board" },
  foundation: { isRegistered: false, heads: "board" },
  public_body: { isRegistered: false, heads: "management" },
} as const satisfies Record<string, FormRules>;

export type LegalForm = keyof typeof LEGAL_FORMS;
export type Heads = FormRules["heads"];

export const LEGAL_FORM_CODES = Object.keys(LEGAL_FORMS) as [LegalForm, ...LegalForm[]];

/** Without a form everything is asked for, as before it could be said. */
export function isRegistered(form: LegalForm | undefined): boolean {
  return form === undefined || LEGAL_FORMS[form].isRegistered;
}

export function headsOf(form: LegalForm | undefined): Heads {
  return form === undefined ? "management" : LEGAL_FORMS[form].heads;
}

type NamedSeller = {
  readonly name: string;
  readonly legal_form?: LegalForm | undefined;
  readonly managing_directors: string;
};

/** Who is bound by contract and invoice: behind the business of a single person stands that person by name. */
export function legalName({ name, legal_form, managing_directors: owner }: NamedSeller): string {
  if (headsOf(legal_form) !== "owner" || name.includes(owner)) return name;
  return `${name}, Inh. ${owner}`;
}
