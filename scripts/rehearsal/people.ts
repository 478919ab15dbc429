/** All of them are invented. */
export const COMPANY = {
  name: "Probebühne GmbH",
  legal_form: "gmbh",
  street: "Bühnenweg 1",
  postal_code: "07743",
  city: "Jena",
  country: "DE",
  contact_name: "Lea Leitung",
  email: "post@buehne.test",
  phone: "+49 3641 123456",
  vat_id: "DE123456789",
  tax_number: "162/107/12345",
  register_entry: "Amtsgericht Jena, HRB 12345",
  managing_directors: "Lea Leitung",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  account_holder: "Probebühne GmbH",
} as const;

/** As a file names a speaker: all texts. */
export const SPEAKER = {
  name: "Runa Probe",
  email: "runa@buehne.test",
  job_title: "Beraterin",
  address_label: "Leipzig",
  categories: "Leadership",
  languages_spoken: "Deutsch",
  short_bio: "Runa Probe spricht darüber, wie man etwas ausprobiert, bevor es gilt.",
  bio: "Runa Probe hat zwanzig Jahre lang Generalproben geleitet und kennt jeden Fehler davor.",
  fee_20: "2400",
  fee_40: "3600",
  fee_60: "4800",
} as const;

export const CUSTOMER = { first_name: "Karla", last_name: "Kundin", email: "karla@kundin.test" };

export const EVENT = {
  booking_mode: "direct",
  duration: 40,
  event_title: "Jahrestagung",
  audience_size: 120,
  event_location: "Online",
  contact_person: "Karla Kundin",
  contact_email: CUSTOMER.email,
  contact_phone: "+49 711 1234567",
  billing_company: "Kundin Maschinenbau GmbH",
  billing_street: "Uferweg 12",
  billing_city: "Jena",
  billing_postal_code: "07743",
  billing_country: "Deutschland",
  agb_accepted: true,
  widerruf_accepted: true,
} as const;
