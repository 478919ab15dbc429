import { readFile } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { RESERVED_SPEAKER_SLUGS } from "#domain/speaker/speaker-codes.ts";

/** The specified route table (ROUTE-01 to ROUTE-41, ADMIN-03 to ADMIN-27) with C-68, C-69, C-70. */
const SPECIFIED = [
  "/",
  "/about",
  "/admin",
  "/admin/ai-dashboard",
  "/admin/analytics",
  "/admin/blog",
  "/admin/blog/edit/:id",
  "/admin/blog/new",
  "/admin/bookings",
  "/admin/category-landing-pages",
  "/admin/crm-reminders",
  "/admin/email-templates",
  "/admin/invoices",
  "/admin/media-library",
  "/admin/reviews",
  "/admin/settings",
  "/admin/speaker-activity",
  "/admin/speaker-approval",
  "/admin/speaker-import",
  "/admin/speakers",
  "/admin/speakers/edit/:id",
  "/admin/speakers/new",
  "/admin/talks",
  "/admin/users",
  "/agb",
  "/auth",
  "/auth/callback",
  "/blog",
  "/blog/:slug",
  "/booking/inquiry-sent",
  "/booking/success",
  "/compare",
  "/dashboard/customer",
  "/dashboard/demo",
  "/dashboard/speaker",
  "/dashboard/speaker/edit",
  "/datenschutz",
  "/en/speaker/:slug",
  "/event-contract",
  "/impressum",
  "/payment-canceled",
  "/payment-success",
  "/payment/bank-transfer",
  "/redner",
  "/redner/:slug",
  "/referenten",
  "/referenten/:slug",
  "/speaker-agb",
  "/speaker-signup",
  "/speaker/:slug",
  "/speaker/signup",
  "/speakers",
  "/themen",
  "/themen/:category",
  "/widerrufsbelehrung",
  "/*",
];

/** Our own addresses beside the table, each with its reason. */
const OWN = new Map([
  ["/admin/bookings/:id", "the file of one booking, linked from the list"],
  ["/admin/meldungen", "reported messages and content are decided here (DSA Art. 16, 17)"],
  ["/admin/suchwoerter", "what the search takes for one another (C-110)"],
  ["/admin/outbox", "what could not be sent is sent again from here"],
  ["/admin/audit", "who did what; the audit log is read here"],
  ["/admin/sicherheit", "sign-ins, refusals and limits; security events are read here"],
  ["/auth/confirm", "opens a mailed link only on a click, so that scanners cannot use it up"],
  ["/auth/reset", "takes the new password after a recovery mail"],
  [
    "/dashboard/nachrichten",
    "the conversations list, whose address the table leaves open (DASH-09)",
  ],
  ["/dashboard/nachrichten/:id", "one conversation of that list"],
  ["/dashboard/customer/buchungen/:id", "one booking of the organiser, linked from mails"],
  ["/dashboard/benachrichtigungen", "all notifications of the signed-in user"],
  ["/dashboard/konto", "profile data and security, for all signed-in users (C-80)"],
  ["/assistent", "the assistant on a page of its own, where its button leads without scripts"],
  ["/dashboard/customer/merkliste", "one's own shortlist"],
  ["/merkliste/:token", "a shared shortlist, for colleagues without an account"],
  ["/vorschau/:token", "a draft before it is published, for holders of the link"],
  ["/einladung/:token", "an invited speaker takes the prepared profile over"],
  ["/barrierefreiheit", "the accessibility statement"],
  ["/bewertungen", "how reviews are verified (UWG § 5b Abs. 3)"],
  ["/melden", "reports of unlawful content (DSA Art. 16)"],
  ["/ranking", "how the order of speakers arises (UWG § 5b Abs. 2)"],
  ["/themen/:category/:slug", "landing pages of a category, made in /admin/category-landing-pages"],
  ["/widerruf", "withdrawal by consumers, off unless the settings switch it on (§ 356a BGB)"],
  ["/demo/postfach", "the mails of the demo, so that a newcomer can confirm an account"],
  ["/dev/components", "the design system, for developers"],
]);

function addresses(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return addresses(entry.children, path);
    return expand(entry.index ? path || "/" : path);
  });
}

/** An optional last segment stands for two addresses. */
function expand(path: string): string[] {
  const optional = /^(.*)\/(:\w+)\?$/.exec(path);
  return optional?.[1] ? [optional[1], `${optional[1]}/${optional[2]}`] : [path];
}

const registered = addresses(await routes);

test("every registered address is specified or has a stated reason", () => {
  const unknown = registered.filter((path) => !SPECIFIED.includes(path) && !OWN.has(path));
  expect(unknown).toEqual([]);
});

test("every specified address is registered [GEN-04]", () => {
  expect(SPECIFIED.filter((path) => !registered.includes(path))).toEqual([]);
});

test("no address is registered twice", () => {
  expect(registered.length).toBe(new Set(registered).size);
});

test("every address beside a speaker's own is a reserved short name [ROUTE-06]", () => {
  const beside = registered.filter((path) => /^\/speaker\/[^:/]+$/.test(path));
  expect(beside).toEqual(RESERVED_SPEAKER_SLUGS.map((slug) => `/speaker/${slug}`));
});

test("any other path is answered by the not-found screen", () => {
  expect(registered).toContain("/*");
});

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

test("no screen of the administration has data on the server that a data request could get [ROLE-13, SEC-13]", async () => {
  const files = filesOf((await routes).filter(({ path }) => path === "admin"));
  expect(files.length).toBeGreaterThan(25);
  for (const file of files) {
    const source = await readFile(`app/${file}`, "utf8");
    const offered = /export (?:async )?(?:function|const) (loader|action|middleware)\b/.exec(
      source,
    );
    expect(offered?.[1], file).toBeUndefined();
  }
});
