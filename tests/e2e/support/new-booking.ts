import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newAccount, tokenOf } from "./accounts.ts";
import { freeDay, SPEAKER } from "./booking.ts";

export type NewBooking = {
  id: string;
  title: string;
  day: string;
  speakerId: string;
  token: string;
};

/** A booking that no other test knows, made through the server alone. */
export async function newBooking(page: Page, mode: "direct" | "inquiry"): Promise<NewBooking> {
  const account = await newAccount(page.request);
  return bookAs(page, await tokenOf(page.request, account), mode);
}

/** The same for the owner of the token. */
export async function bookAs(
  page: Page,
  token: string,
  mode: "direct" | "inquiry",
  changes: { event_location?: string; event_date?: string; speaker_id?: string } = {},
): Promise<NewBooking> {
  const speaker = await (await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json();
  const title = `Tagung ${randomUUID().slice(0, 8)}`;
  const day = await freeDay(page);
  const answer = await page.request.post("/api/v1/bookings", {
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
    data: {
      speaker_id: speaker.id,
      booking_mode: mode,
      event_date: day,
      duration: 40,
      event_title: title,
      audience_size: 120,
      event_location: "Online",
      contact_person: "Eva Berg",
      contact_email: "eva.berg@kesslin.example",
      contact_phone: "+49 711 1234567",
      billing_company: "Kesslin Maschinenbau GmbH",
      billing_street: "Uferweg 12",
      billing_city: "Jena",
      billing_postal_code: "07037",
      billing_country: "Deutschland",
      agb_accepted: true,
      widerruf_accepted: true,
      ...changes,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id: (await answer.json()).id, title, day, speakerId: speaker.id, token };
}

type Booked = { bookingId: string; invoice: { id: string; number: string; gross_cents: number } };

/** A binding booking of the owner of the token, with its invoice ready. */
export async function bookedBy(page: Page, token: string): Promise<Booked> {
  const headers = { authorization: `Bearer ${token}` };
  const { id: bookingId } = await bookAs(page, token, "direct");
  let invoice: Booked["invoice"] | null = null;
  await expect
    .poll(async () => {
      const read = await page.request.get(`/api/v1/bookings/${bookingId}/invoice`, { headers });
      const { state, invoice: found } = await read.json();
      invoice = found;
      return state;
    })
    .toBe("issued");
  if (!invoice) throw new Error("no invoice");
  return { bookingId, invoice };
}
