const EVERY_VALUE = (count: number) => Array.from({ length: count }, (_, at) => at).join(",");

function calendarOf(count: number, lines: (at: number) => readonly string[]): string {
  const events = Array.from({ length: count }, (_, at) => [
    "BEGIN:VEVENT",
    `UID:${at}`,
    ...lines(at),
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:t", ...events.flat(), "END:VCALENDAR", ""].join(
    "\r\n",
  );
}

/** Six hundred bytes that ask for every second since 1900. */
export const EVERY_SECOND = calendarOf(1, () => [
  "DTSTART:19000101T000000Z",
  "DTEND:19000101T000001Z",
  `RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYHOUR=${EVERY_VALUE(24)};BYMINUTE=${EVERY_VALUE(60)};BYSECOND=${EVERY_VALUE(60)}`,
]);

/** Series without end that begin long ago. */
export const endlessSeries = (count: number, rule: string) =>
  calendarOf(count, () => ["DTSTART:19700101T090000Z", `RRULE:${rule}`]);

/** What a much used calendar exports: years of single appointments and some series that still run. */
export const busyLife = () =>
  calendarOf(2_100, (at) => {
    const [month, day] = [1 + (at % 12), 1 + (at % 28)].map((part) =>
      String(part).padStart(2, "0"),
    );
    const start = `${at < 2_000 ? 2018 + (at % 10) : 2015}${month}${day}`;
    return [
      `DTSTART;TZID=Europe/Berlin:${start}T090000`,
      `DTEND;TZID=Europe/Berlin:${start}T100000`,
      ...(at < 2_000 ? [] : ["RRULE:FREQ=WEEKLY"]),
    ];
  });
