import { participantCount } from "#domain/booking/draft/draft-rules.ts";
import type { BookingStep } from "#domain/booking/draft/draft-steps.ts";
import { DETAIL_FIELDS, type DetailField } from "#domain/booking/event-details.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatWeekday } from "#domain/format/weekdays.ts";
import { chosenLabel, chosenWorkshop } from "../price/drawer-price.ts";
import { TALK_TEXTS, SUMMARY_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { FIELD_LABELS } from "./field-texts.ts";

export type SummaryRow = {
  readonly label: string;
  readonly value: string;
  /** Where it can be changed. */
  readonly step?: BookingStep;
};

/** Shorter here than above the field. */
const DETAIL_LABELS: Record<DetailField, string> = {
  ...FIELD_LABELS,
  eventDescription: TEXTS.wishes,
};

const REFERENCE_FIELDS = ["billingOrderNumber", "billingCostCentre", "billingLeitwegId"] as const;

export function summaryRows({ speaker, state }: Drawer): readonly SummaryRow[] {
  const { draft, eventDate } = state;
  const rows: SummaryRow[] = [
    {
      label: TEXTS.speaker,
      value: [speaker.name, speaker.job_title].filter(Boolean).join(", "),
    },
    { label: TEXTS.date, value: `${formatDay(eventDate)}, ${formatWeekday(eventDate)}` },
    { label: TEXTS.start, value: TEXTS.clock(draft.eventTime), step: "format" },
    { label: TEXTS.format, value: formatText(speaker, draft), step: "format" },
  ];
  if (draft.eventType !== "workshop") {
    const talk = speaker.talks.find(({ id }) => id === draft.selectedTalkId);
    rows.push({ label: TEXTS.talk, value: talk?.title ?? TALK_TEXTS.individual, step: "talk" });
  }
  rows.push(
    { label: TEXTS.title, value: draft.eventTitle, step: "details" },
    { label: TEXTS.audience, value: TEXTS.people(participantCount(draft.eventParticipants)) },
    { label: TEXTS.location, value: draft.eventLocation, step: "details" },
  );
  const details = DETAIL_FIELDS.filter((field) => draft[field].trim() !== "");
  for (const field of details) {
    rows.push({ label: DETAIL_LABELS[field], value: draft[field].trim(), step: "details" });
  }
  rows.push(
    {
      label: TEXTS.contact,
      value: [draft.contactName, draft.contactEmail, draft.contactPhone].join(", "),
      step: "contact",
    },
    { label: TEXTS.billing, value: billingText(draft), step: "contact" },
  );
  const references = REFERENCE_FIELDS.filter((field) => draft[field].trim() !== "");
  for (const field of references) {
    rows.push({ label: FIELD_LABELS[field], value: draft[field].trim(), step: "contact" });
  }
  return rows;
}

type Draft = Drawer["state"]["draft"];

function formatText(speaker: Drawer["speaker"], draft: Draft): string {
  const label = chosenLabel(speaker, draft);
  const workshop = chosenWorkshop(speaker, draft);
  if (workshop) return `${label}, ${TEXTS.hours(workshop.duration_hours)}`;
  const format = `${label}, ${TEXTS.minutes(draft.duration)}`;
  return draft.qaDuration === null ? format : `${format}, ${TEXTS.withQa(draft.qaDuration)}`;
}

function billingText(draft: Draft): string {
  const place = `${draft.billingPostalCode} ${draft.billingCity}`;
  const parts = [draft.billingCompany, draft.billingStreet, place, draft.billingCountry];
  const isAbroad = draft.billingCountry !== "Deutschland";
  return [...parts, isAbroad ? draft.billingVatId.trim() : ""].filter(Boolean).join(", ");
}
