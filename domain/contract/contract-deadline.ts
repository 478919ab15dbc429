import { addDays, type IsoDate } from "../iso-date.ts";

/** Both sides have this long, but never longer than until the event. */
const SIGNING_DAYS = 14;

/** The last day on which a contract sent today can be signed. */
export function lastSigningDay(today: IsoDate, eventDate: IsoDate): IsoDate {
  const usual = addDays(today, SIGNING_DAYS);
  return eventDate < usual ? eventDate : usual;
}

/** The code that proves whoever signs reads the mails of the account. */
export const SIGNING_CODE = {
  digits: 6,
  minutes: 15,
  tries: 5,
  /** Codes for one side of one version within an hour. */
  perHour: 5,
} as const;
