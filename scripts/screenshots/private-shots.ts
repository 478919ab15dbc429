import type { Page } from "@playwright/test";
import { fillContact, fillDetails, next, openDrawer } from "#tests/e2e/support/booking.ts";
import { bubbles } from "#tests/e2e/support/conversations.ts";
import { type Records, type Shot, screens } from "./shot.ts";

const STEPS = ["format", "talk", "details", "contact", "summary"] as const;

/** Dashboards of customers and speakers, full and empty. */
export function privateShots({ booking, inquiry, conversation }: Records): Shot[] {
  const bookingPath = `/dashboard/customer/buchungen/${booking}`;
  const thread = `/dashboard/nachrichten/${conversation}`;
  return [
    ...screens("newcomer", {
      "newcomer-dashboard": "/dashboard/customer",
      "newcomer-shortlist": "/dashboard/customer/merkliste",
      "newcomer-messages": "/dashboard/nachrichten",
      "newcomer-notifications": "/dashboard/benachrichtigungen",
    }),
    ...screens("customer", {
      "customer-home": "/",
      "customer-dashboard": "/dashboard/customer",
      "customer-shortlist": "/dashboard/customer/merkliste",
      "customer-account": "/dashboard/konto",
      "customer-messages": "/dashboard/nachrichten",
      "customer-notifications": "/dashboard/benachrichtigungen",
      "booking-success": `/booking/success?id=${booking}`,
      "inquiry-sent": `/booking/inquiry-sent?id=${inquiry}`,
      "event-contract": `/event-contract?id=${booking}`,
    }),
    {
      name: "customer-booking",
      who: "customer",
      path: bookingPath,
      route: "/dashboard/customer/buchungen/:id",
    },
    {
      name: "customer-conversation",
      who: "customer",
      path: thread,
      route: "/dashboard/nachrichten/:id?",
      reach: (page) => bubbles(page).first().waitFor(),
    },
    {
      name: "customer-dashboard-away",
      who: "customer",
      path: "/dashboard/customer",
      reach: serverAway,
    },
    ...screens("speaker", {
      "speaker-dashboard": "/dashboard/speaker",
      "speaker-edit": "/dashboard/speaker/edit",
      ...Object.fromEntries(
        ["vortraege", "kernpunkte", "bilder", "reise", "direktbuchung", "steuerdaten"].map(
          (section) => [`speaker-edit-${section}`, editPath(section)],
        ),
      ),
      "speaker-messages": "/dashboard/nachrichten",
      "speaker-notifications": "/dashboard/benachrichtigungen",
      "speaker-account": "/dashboard/konto",
    }),
    {
      name: "speaker-calendar-preview",
      who: "speaker",
      path: "/dashboard/speaker",
      isWindow: true,
      reach: chooseCalendar,
    },
    ...screens("debutant", {
      "debutant-dashboard": "/dashboard/speaker",
      "debutant-edit-vortraege": editPath("vortraege"),
      "debutant-edit-bilder": editPath("bilder"),
    }),
    ...STEPS.map(drawerShot),
    {
      name: "booking-details-refused",
      who: "customer",
      path: "/",
      isWindow: true,
      async reach(page) {
        const drawer = await openDrawer(page);
        await next(drawer);
        await next(drawer);
        await next(drawer);
        await page.waitForTimeout(300);
      },
    },
  ];
}

const editPath = (section: string) => `/dashboard/speaker/edit?abschnitt=${section}`;

/** What an own calendar would block, before it does. */
async function chooseCalendar(page: Page): Promise<void> {
  const year = new Date().getFullYear() + 1;
  const events = ["0203", "0204", "0317"].map((day) =>
    [
      "BEGIN:VEVENT",
      `UID:${day}@kalender.example`,
      `DTSTAMP:${year}0101T000000Z`,
      `DTSTART;VALUE=DATE:${year}${day}`,
      "SUMMARY:Belegt",
      "END:VEVENT",
    ].join("\r\n"),
  );
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Wortbuehne//DE", ...events];
  const buffer = Buffer.from([...lines, "END:VCALENDAR", ""].join("\r\n"));
  const card = page.getByRole("main").locator(".panel", { hasText: "Eigenen Kalender einbinden" });
  await card
    .locator("input[type=file]")
    .setInputFiles({ name: "kalender.ics", mimeType: "text/calendar", buffer });
  await card.getByRole("button", { name: "Kalender einbinden" }).waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
}

/** The booking drawer after so many steps, filled in as a customer does. */
function drawerShot(step: (typeof STEPS)[number], index: number): Shot {
  return {
    name: `booking-${index + 1}-${step}`,
    who: "customer",
    path: "/",
    isWindow: true,
    async reach(page) {
      const drawer = await openDrawer(page);
      for (let done = 0; done < index; done += 1) {
        if (STEPS[done] === "details") await fillDetails(drawer);
        if (STEPS[done] === "contact") await fillContact(drawer);
        await next(drawer);
      }
      await drawer
        .getByRole("heading", { name: `Schritt ${index + 1} von ${STEPS.length}` })
        .waitFor({ state: "attached" });
      // A note about travel costs would lie across the sum.
      await page.locator("[data-toast]").first().waitFor({ state: "hidden", timeout: 15_000 });
    },
  };
}

/** The page was loaded, then the server went away. */
async function serverAway(page: Page): Promise<void> {
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.reload();
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await page.waitForTimeout(10_000);
}

/** The administration, every screen. */
export function adminShots({ adminArticle, adminBooking, adminSpeaker }: Records): Shot[] {
  const names = [
    ["blog", "blog/new", "talks", "email-templates", "media-library", "settings"],
    ["category-landing-pages", "bookings", "reviews", "crm-reminders", "meldungen", "analytics"],
    ["outbox", "audit", "ai-dashboard", "speakers", "speakers/new", "speaker-approval"],
    ["speaker-import", "speaker-activity", "users", "invoices"],
  ].flat();
  const paths = names.map((name) => [`admin-${name.replace("/", "-")}`, `/admin/${name}`]);
  const edit = (name: string, path: string, id: string): Shot => ({
    name,
    who: "admin",
    path: `/admin/${path}/${id}`,
    route: `/admin/${path}/:id`,
  });
  return [
    ...screens("admin", { "admin-overview": "/admin", ...Object.fromEntries(paths) }),
    edit("admin-blog-edit", "blog/edit", adminArticle),
    edit("admin-booking", "bookings", adminBooking),
    edit("admin-speaker-edit", "speakers/edit", adminSpeaker),
    { name: "admin-refused", who: "customer", path: "/admin" },
    {
      name: "admin-nothing-found",
      who: "admin",
      path: "/admin/speakers?suche=Quastenflosser",
      route: "/admin/speakers",
    },
  ];
}
