import { expect, test, vi } from "vitest";
import { type CalendarNetwork, calendarUrl, fetchCalendar } from "./fetch-calendar.ts";

type Answer = Awaited<ReturnType<CalendarNetwork["get"]>>;

function network(answers: Record<string, Answer>, names: Record<string, readonly string[]>) {
  return {
    resolve: vi.fn(async (host: string) => names[host] ?? []),
    get: vi.fn(async (url: URL, _address: string): Promise<Answer> => {
      return answers[url.href] ?? { kind: "fault", fault: "refused" };
    }),
  } satisfies CalendarNetwork;
}

const CALENDAR = "https://kalender.example/frei.ics";
const text = { kind: "text", text: "BEGIN:VCALENDAR" } as const;
const names = { "kalender.example": ["193.99.144.80"], "intern.example": ["10.0.0.7"] };

test("asks exactly the address it has checked", async () => {
  const net = network({ [CALENDAR]: text }, names);
  expect(await fetchCalendar(CALENDAR, net)).toEqual({ ok: true, value: "BEGIN:VCALENDAR" });
  expect(net.get.mock.calls[0]?.[1]).toBe("193.99.144.80");
});

test.each([
  "http://kalender.example/frei.ics",
  "ftp://kalender.example/frei.ics",
  "file:///etc/passwd",
  "https://kalender.example:8443/frei.ics",
  "https://name:geheim@kalender.example/frei.ics",
  "kalender.example",
  "",
])("%s is not even asked for [SEC-35]", async (address) => {
  const net = network({}, names);
  expect(await fetchCalendar(address, net)).toEqual({ ok: false, error: "bad_address" });
  expect(net.resolve).not.toHaveBeenCalled();
});

test.each([
  "https://127.0.0.1/x.ics",
  "https://2130706433/x.ics",
  "https://0x7f.1/x.ics",
  "https://[::1]/x.ics",
  "https://[::ffff:127.0.0.1]/x.ics",
  "https://169.254.169.254/latest/meta-data",
  "https://intern.example/x.ics",
])("%s lies on our side of the wall [SEC-35]", async (address) => {
  const net = network({}, names);
  expect(await fetchCalendar(address, net)).toEqual({ ok: false, error: "bad_address" });
  expect(net.get).not.toHaveBeenCalled();
});

test("one private address among public ones is one too many", async () => {
  const net = network({ [CALENDAR]: text }, { "kalender.example": ["193.99.144.80", "127.0.0.1"] });
  expect(await fetchCalendar(CALENDAR, net)).toMatchObject({ error: "bad_address" });
});

test("a redirect is checked like the first address, and they end", async () => {
  const moved = (to: string) => ({ kind: "redirect", to }) as const;
  const inside = network({ [CALENDAR]: moved("https://intern.example/x") }, names);
  expect(await fetchCalendar(CALENDAR, inside)).toMatchObject({ error: "bad_address" });
  const plain = network({ [CALENDAR]: moved("http://kalender.example/x") }, names);
  expect(await fetchCalendar(CALENDAR, plain)).toMatchObject({ error: "bad_address" });
  const next = "https://kalender.example/neu.ics";
  const good = network({ [CALENDAR]: moved("/neu.ics"), [next]: text }, names);
  expect(await fetchCalendar(CALENDAR, good)).toMatchObject({ ok: true });
  const endless = network({ [CALENDAR]: moved(CALENDAR) }, names);
  expect(await fetchCalendar(CALENDAR, endless)).toMatchObject({ error: "bad_address" });
  expect(endless.get).toHaveBeenCalledTimes(4);
});

test("a broken connection and an unknown name are said as what they are", async () => {
  const broken = { ...network({}, names), get: () => Promise.reject(new Error("reset")) };
  expect(await fetchCalendar(CALENDAR, broken)).toEqual({ ok: false, error: "unreachable" });
  const unknown = network({}, {});
  expect(await fetchCalendar(CALENDAR, unknown)).toEqual({ ok: false, error: "unreachable" });
});

test("webcal is https under another name", () => {
  expect(calendarUrl("webcal://kalender.example/a.ics")?.href).toBe(
    "https://kalender.example/a.ics",
  );
});
