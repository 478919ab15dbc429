import type { Role } from "#domain/account/roles.ts";
import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import type { CastSlug } from "../cast.ts";

/** Shown on the sign-in page of the demo; it opens nothing else. */
export const DEMO_PASSWORD = "Buehne-frei-2026";

export type DemoAccount = {
  email: string;
  role: Role;
  first_name: string;
  last_name: string;
  /** How the person signs a review; not a column of the profile. */
  position: string | null;
  phone: string | null;
  company_name: string | null;
  billing_address_street: string | null;
  billing_address_city: string | null;
  billing_address_postal_code: string | null;
  billing_address_country: BillingCountry | null;
  owns: CastSlug | null;
};

type Address = readonly [street: string, postalCode: string, city: string, country: BillingCountry];

function customer(
  email: string,
  [first_name, last_name, position]: readonly [string, string, string],
  company_name: string,
  phone: string,
  [street, postalCode, city, country]: Address,
): DemoAccount {
  return {
    email,
    role: "customer",
    first_name,
    last_name,
    position,
    phone,
    company_name,
    billing_address_street: street,
    billing_address_city: city,
    billing_address_postal_code: postalCode,
    billing_address_country: country,
    owns: null,
  };
}

function staff(
  email: string,
  role: Exclude<Role, "customer">,
  [first_name, last_name]: readonly [string, string],
  owns: CastSlug | null = null,
): DemoAccount {
  return {
    email,
    role,
    first_name,
    last_name,
    position: null,
    phone: null,
    company_name: null,
    billing_address_street: null,
    billing_address_city: null,
    billing_address_postal_code: null,
    billing_address_country: null,
    owns,
  };
}

function owner(slug: CastSlug, name: readonly [string, string]): DemoAccount {
  return staff(`${slug}@demo.example`, "speaker", name, slug);
}

const customers: readonly DemoAccount[] = [
  customer(
    "kunde@demo.example",
    ["Jana", "Petersen", "Leiterin Personal"],
    "Hafenkante Logistik GmbH",
    "+49 40 66969 210",
    ["Speicherbogen 14", "20457", "Hamburg", "Deutschland"],
  ),
  customer(
    "oliver.brandhorst@demo.example",
    ["Oliver", "Brandhorst", "Geschäftsführer"],
    "Brandhorst Maschinen AG",
    "+49 30 23125 340",
    ["Am Walkenhaus 3", "33602", "Bielefeld", "Deutschland"],
  ),
  customer(
    "theresa.almstaetter@demo.example",
    ["Theresa", "Almstätter", "Pflegedirektorin"],
    "Almstätter Gesundheit",
    "+49 89 99998 415",
    ["Mönchsgrund 8", "5020", "Salzburg", "Österreich"],
  ),
  customer(
    "marc.luescher@demo.example",
    ["Marc", "Lüscher", "Leiter Veranstaltungen"],
    "Seewarte Versicherung",
    "+49 69 90009 550",
    ["Quaiblick 21", "8002", "Zürich", "Schweiz"],
  ),
  customer(
    "guelcan.aydogan@demo.example",
    ["Gülcan", "Aydoğan", "Referentin Unternehmenskultur"],
    "Stadtwerke Wupperaue",
    "+49 221 4710 612",
    ["Talachse 40", "42103", "Wuppertal", "Deutschland"],
  ),
  customer(
    "philipp.overbeck@demo.example",
    ["Philipp", "Overbeck", "Inhaber"],
    "Overbeck Bau",
    "+49 221 4710 733",
    ["Ziegelkamp 5", "48143", "Münster", "Deutschland"],
  ),
  customer(
    "svenja.dirksen@demo.example",
    ["Svenja", "Dirksen", "Programmleiterin"],
    "Nordwest Messebau",
    "+49 40 66969 828",
    ["Haarenufer-Ring 17", "26121", "Oldenburg", "Deutschland"],
  ),
];

const speakerOwners: readonly DemoAccount[] = [
  staff("speaker@demo.example", "speaker", ["Miriam", "Falkenau"], "miriam-falkenau"),
  owner("jonas-ettlin", ["Jonas", "Ettlin"]),
  owner("katharina-vollmer", ["Katharina", "Vollmer"]),
  owner("tobias-reinfeld", ["Tobias", "Reinfeld"]),
  owner("amara-lindner", ["Amara", "Lindner"]),
  owner("leyla-moradi", ["Leyla", "Moradi"]),
  owner("walter-kienzl", ["Walter", "Kienzl"]),
  owner("farid-al-hamdan", ["Farid", "Al-Hamdan"]),
  owner("friederike-oltmanns", ["Friederike", "Oltmanns"]),
  owner("tomasz-jagoda", ["Tomasz", "Jagoda"]),
  owner("danylo-bereznyak", ["Danylo", "Bereznyak"]),
  owner("valeria-quintero-behn", ["Valeria", "Quintero-Behn"]),
];

/** Numbers with the right shape: with them the invoices abroad go without German tax. */
export const demoVatIds: Readonly<Record<string, string>> = {
  "theresa.almstaetter@demo.example": "ATU99999999",
  "marc.luescher@demo.example": "CHE999999999MWST",
};

export const demoAccounts: readonly DemoAccount[] = [
  ...customers,
  ...speakerOwners,
  staff("admin@demo.example", "admin", ["Henriette", "Solms"]),
];
