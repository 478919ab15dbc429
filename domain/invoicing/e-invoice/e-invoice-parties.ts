import type { CountryCode } from "./invoice-parties.ts";
import { element, type Xml, xmlText } from "./xml-elements.ts";

/** A side of an e-invoice; what is null is not said. */
export type TradeParty = {
  readonly name: string;
  /** A number that the other side gave (BT-29). */
  readonly id: string | null;
  readonly register_entry: string | null;
  readonly contact_name: string | null;
  readonly phone: string | null;
  /** Where e-invoices are sent as well: scheme EM. */
  readonly email: string | null;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly vat_id: string | null;
  readonly tax_number: string | null;
};

export function sellerParty(seller: TradeParty): Xml {
  return element("ram:SellerTradeParty", partyTerms(seller));
}

export function buyerParty(buyer: TradeParty): Xml {
  return element("ram:BuyerTradeParty", partyTerms(buyer));
}

function partyTerms(party: TradeParty): (Xml | null)[] {
  const { id, register_entry, email, vat_id, tax_number } = party;
  return [
    id === null ? null : field("ID", id),
    field("Name", party.name),
    register_entry === null
      ? null
      : element("ram:SpecifiedLegalOrganization", [field("ID", register_entry)]),
    contact(party),
    address(party),
    email === null ? null : electronicAddress(email),
    vat_id === null ? null : taxRegistration("VA", vat_id),
    tax_number === null ? null : taxRegistration("FC", tax_number),
  ];
}

function contact({ contact_name, phone, email }: TradeParty): Xml | null {
  if (contact_name === null || email === null) return null;
  return element("ram:DefinedTradeContact", [
    field("PersonName", contact_name),
    phone === null
      ? null
      : element("ram:TelephoneUniversalCommunication", [field("CompleteNumber", phone)]),
    element("ram:EmailURIUniversalCommunication", [field("URIID", email)]),
  ]);
}

function address({ postal_code, street, city, country }: TradeParty): Xml {
  return element("ram:PostalTradeAddress", [
    field("PostcodeCode", postal_code),
    field("LineOne", street),
    field("CityName", city),
    field("CountryID", country),
  ]);
}

function electronicAddress(email: string): Xml {
  return element("ram:URIUniversalCommunication", [
    element("ram:URIID", xmlText(email), { schemeID: "EM" }),
  ]);
}

function taxRegistration(scheme: "VA" | "FC", id: string): Xml {
  return element("ram:SpecifiedTaxRegistration", [
    element("ram:ID", xmlText(id), { schemeID: scheme }),
  ]);
}

function field(name: string, text: string): Xml {
  return element(`ram:${name}`, xmlText(text));
}
