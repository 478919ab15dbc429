import type { InvoiceBuyer, InvoiceSeller } from "./parties.ts";
import { element, type Xml, xmlText } from "./xml.ts";

export function sellerParty(seller: InvoiceSeller, withVatId: boolean): Xml {
  return element("ram:SellerTradeParty", [
    field("Name", seller.name),
    element("ram:SpecifiedLegalOrganization", [field("ID", seller.register_entry)]),
    contact(seller, seller.phone),
    address(seller),
    electronicAddress(seller),
    withVatId ? taxRegistration("VA", seller.vat_id) : null,
    // Names the seller to the tax office where the VAT number must not appear (BR-O-02).
    taxRegistration("FC", seller.tax_number),
  ]);
}

export function buyerParty(buyer: InvoiceBuyer, withVatId: boolean): Xml {
  return element("ram:BuyerTradeParty", [
    field("Name", buyer.name),
    contact(buyer, null),
    address(buyer),
    electronicAddress(buyer),
    withVatId && buyer.vat_id !== null ? taxRegistration("VA", buyer.vat_id) : null,
  ]);
}

type Party = InvoiceSeller | InvoiceBuyer;

function contact({ contact_name, email }: Party, phone: string | null): Xml {
  return element("ram:DefinedTradeContact", [
    field("PersonName", contact_name),
    phone === null
      ? null
      : element("ram:TelephoneUniversalCommunication", [field("CompleteNumber", phone)]),
    element("ram:EmailURIUniversalCommunication", [field("URIID", email)]),
  ]);
}

function address({ postal_code, street, city, country }: Party): Xml {
  return element("ram:PostalTradeAddress", [
    field("PostcodeCode", postal_code),
    field("LineOne", street),
    field("CityName", city),
    field("CountryID", country),
  ]);
}

/** Both sides take invoices by mail: scheme EM. */
function electronicAddress({ email }: Party): Xml {
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
