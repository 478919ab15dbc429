import { useEffect, useRef, useState } from "react";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { presetTime } from "#domain/booking/draft/event-time.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { filledIn, hasStoredSession, readKnownContact } from "../drawer/steps/known-contact.ts";
import {
  INQUIRY_FIELDS,
  type InquiredSpeaker,
  type InquiryResult,
  type InquiryTexts,
  sendInquiries,
} from "./send-inquiries.ts";

/** For this tab: what was typed survives signing in; the number changes with the shape. */
const KEY = "wb-inquire-all.v2";

export type Inquiries = ReturnType<typeof useInquiries>;

/** One brief, one key: what was stored is not stored again when the rest is sent once more. */
export function useInquiries(speakers: readonly InquiredSpeaker[], date: IsoDate, place: string) {
  const [texts, setTexts] = useState<InquiryTexts>(() => ({ ...readTexts(), ...placed(place) }));
  const [results, setResults] = useState<ReadonlyMap<string, InquiryResult>>(new Map());
  const [isSending, setSending] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const brief = useRef(newBrief(date));

  useEffect(() => {
    void readKnownContact().then((contact) => {
      if (contact) setTexts((before) => filledIn(before, contact));
    });
  }, []);

  const type = <Name extends keyof InquiryTexts>(field: Name, value: InquiryTexts[Name]) => {
    // What the account knows may arrive between two keys.
    setTexts((before) => ({ ...before, [field]: value }));
    keepTexts({ ...readTexts(), [field]: value });
    // A changed brief is a new one for every speaker who has not got it yet.
    if (![...results.values()].some(({ kind }) => kind === "booked"))
      brief.current = newBrief(date);
  };

  const send = async () => {
    if (isSending) return;
    setSending(true);
    const token = await currentToken();
    setNeedsSignIn(token === null);
    if (token !== null) await sendOpen(token);
    setSending(false);
  };

  const sendOpen = (token: string) => {
    const open = speakers.filter(({ id }) => results.get(id)?.kind !== "booked");
    const inquiry = { eventDate: date, texts, ...brief.current, token };
    return sendInquiries(open, inquiry, (id, result) => {
      if (result.kind === "sign_in") setNeedsSignIn(true);
      setResults((before) => new Map(before).set(id, result));
    });
  };

  const isDone = speakers.every(({ id }) => results.get(id)?.kind === "booked");
  return { texts, results, isSending, needsSignIn, isDone, type, send };
}

/** What a key was used for stays the same, its hour included. */
function newBrief(date: IsoDate) {
  return { key: crypto.randomUUID(), eventTime: presetTime(date, Date.now()) };
}

async function currentToken(): Promise<string | null> {
  if (!hasStoredSession()) return null;
  const { accessToken } = await import("#app/auth-client.ts");
  return accessToken().catch(() => null);
}

function placed(place: string): Partial<InquiryTexts> {
  return place === "" ? {} : { eventLocation: place };
}

function readTexts(): InquiryTexts {
  const names = [...INQUIRY_FIELDS, "billingVatId", "eventDescription"] as const;
  const kept = readKept();
  const texts = names.map((name) => [name, typeof kept[name] === "string" ? kept[name] : ""]);
  const country = BILLING_COUNTRIES.find((known) => known === kept.billingCountry);
  return { ...Object.fromEntries(texts), billingCountry: country ?? BILLING_COUNTRIES[0] };
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return { ...Object(kept) };
  } catch {
    return {};
  }
}

function keepTexts(texts: InquiryTexts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Storage can be full or forbidden; the form then works without memory.
  }
}
