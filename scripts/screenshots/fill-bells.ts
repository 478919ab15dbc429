import { randomUUID } from "node:crypto";
import type { Call } from "./as-person.ts";

type Days = { days: { date: string; status: string }[] };

const INQUIRY = {
  booking_mode: "inquiry",
  event_start_time: "09:30",
  duration: 40,
  includes_qa: false,
  event_title: "Forum der Hafenleitungen",
  audience_size: 140,
  event_location: "Online",
  customer_notes: "",
  contact_person: "Jana Petersen",
  contact_email: "kunde@demo.example",
  contact_phone: "+49 40 66969 210",
  billing_company: "Hafenkante Logistik GmbH",
  billing_street: "Speicherbogen 14",
  billing_city: "Hamburg",
  billing_postal_code: "20457",
  billing_country: "Deutschland",
  agb_accepted: true,
  widerruf_accepted: true,
} as const;

/** The demo starts without news: an inquiry, its offer and a message each way bring some to both sides. */
export async function fillBells(
  { customer, speaker }: { customer: Call; speaker: Call },
  conversation: string,
): Promise<void> {
  const slug = "miriam-falkenau";
  const { id: speaker_id } = await customer<{ id: string }>(`/speakers/${slug}`);
  const span = `from=${dayAfter(60)}&to=${dayAfter(240)}`;
  const { days } = await customer<Days>(`/speakers/${slug}/availability?${span}`);
  const event_date = days.find(({ status }) => status === "available")?.date;
  if (!event_date) throw new Error(`${slug} has no free day.`);
  const { id } = await customer<{ id: string }>("/bookings", "POST", {
    ...INQUIRY,
    speaker_id,
    event_date,
  });
  const offer = { event: "offer", offer_price_cents: 520_000, message: "Sehr gern." };
  await speaker(`/bookings/${id}/transitions`, "POST", offer);
  const write = (call: Call, message: string) =>
    call(`/conversations/${conversation}/messages`, "POST", { message, client_id: randomUUID() });
  await write(customer, "Danke für das Angebot, ich kläre es diese Woche im Haus.");
  await write(speaker, "Das passt gut. Melden Sie sich gern auch mit offenen Fragen.");
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
