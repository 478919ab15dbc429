import type { Page } from "@playwright/test";
import { isMobile } from "#tests/e2e/support/accounts.ts";
import { type Records, type Shot, screens } from "./shot.ts";

const PROFILE = "/speaker/miriam-falkenau";
const TOKEN = "0".repeat(43);

/** Everything that opens without an account. */
export function publicShots({ landing, article, shortlist }: Records): Shot[] {
  return [
    ...screens("visitor", {
      home: "/",
      "home-filtered": "/?category=leadership&maxPrice=8000",
      "home-nothing-found": "/?q=Quastenflosser",
      topics: "/themen",
      about: "/about",
      blog: "/blog",
      "compare-empty": "/compare",
      assistant: "/assistent",
      "speaker-signup": "/speaker-signup",
      auth: "/auth",
      "auth-callback": "/auth/callback",
      "auth-confirm": "/auth/confirm",
      "auth-reset": "/auth/reset",
      "booking-success-signed-out": "/booking/success",
      "inquiry-sent-signed-out": "/booking/inquiry-sent",
      "event-contract-signed-out": "/event-contract",
      "payment-success-signed-out": "/payment-success",
      "payment-canceled-signed-out": "/payment-canceled",
      "bank-transfer-signed-out": "/payment/bank-transfer",
      "dashboard-demo": "/dashboard/demo",
      impressum: "/impressum",
      datenschutz: "/datenschutz",
      agb: "/agb",
      widerrufsbelehrung: "/widerrufsbelehrung",
      barrierefreiheit: "/barrierefreiheit",
      ranking: "/ranking",
      bewertungen: "/bewertungen",
      "speaker-agb": "/speaker-agb",
      melden: "/melden",
      widerruf: "/widerruf",
      "demo-mailbox": "/demo/postfach",
      components: "/dev/components",
    }),
    at("topic", "/themen/leadership", "/themen/:category"),
    at("landing", landing, "/themen/:category/:slug"),
    at("profile", PROFILE, "/speaker/:slug"),
    at("profile-inquiry-only", "/speaker/tobias-reinfeld", "/speaker/:slug"),
    at("profile-without-fees", "/speaker/walter-kienzl", "/speaker/:slug"),
    at("profile-english", `/en${PROFILE}`, "/en/speaker/:slug"),
    at("article", article, "/blog/:slug"),
    at("shared-shortlist", shortlist, "/merkliste/:token"),
    at("shared-shortlist-unknown", `/merkliste/${TOKEN}`, "/merkliste/:token"),
    at("preview-unknown", `/vorschau/${TOKEN}`, "/vorschau/:token"),
    at("invitation-unknown", `/einladung/${TOKEN}`, "/einladung/:token"),
    at("not-found", "/gibt-es-nicht", "*"),
    at("auth-register", "/auth?mode=register", "/auth"),
    at("compare", "/compare?speakers=miriam-falkenau,leyla-moradi,henrik-maas", "/compare"),
    ...openedShots(),
  ];
}

/** Menus, sheets and answers: what is open above a page. */
function openedShots(): Shot[] {
  return [
    {
      ...at("home-suggestions", "/", "/"),
      isWindow: true,
      async reach(page) {
        await (await shownSearch(page)).fill("Führ");
        await page.getByRole("listbox").getByRole("option").first().waitFor();
      },
    },
    {
      ...at("home-menu", "/", "/"),
      isWindow: true,
      reach: (page) => clickIfShown(page, page.getByRole("button", { name: /Menü/ }).first()),
    },
    {
      ...at("assistant-answer", "/assistent", "/assistent"),
      async reach(page) {
        const field = page.getByLabel("Ihre Frage oder Ihr Briefing");
        await field.fill("Keynote zu künstlicher Intelligenz, online, bis 9.000 €, auf Deutsch");
        await field.press("Enter");
        await page.getByRole("list", { name: "Vorgeschlagene Speaker" }).first().waitFor();
      },
    },
    {
      ...at("auth-refused", "/auth", "/auth"),
      async reach(page) {
        await page.getByLabel("E-Mail").fill("niemand@demo.example");
        await page.getByLabel("Passwort", { exact: true }).fill("falsch");
        await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
        await page.getByRole("alert").first().waitFor();
      },
    },
    {
      ...at("booking-signed-out", PROFILE, "/speaker/:slug"),
      isWindow: true,
      async reach(page) {
        await page.getByRole("button", { name: "Nächster Monat" }).first().click();
        await page.locator("button.day-free").first().click();
        const book = page.getByRole("button", { name: /^(Jetzt buchen|Buchen am)/ });
        await book.filter({ visible: true }).first().click();
        await page.getByText("Registrieren / Anmelden").first().waitFor();
      },
    },
    {
      ...at("profile-gallery", PROFILE, "/speaker/:slug"),
      isWindow: true,
      reach: (page) =>
        clickIfShown(page, page.getByRole("button", { name: /, Foto 1 von / }).first()),
    },
    { ...at("report-refused", "/melden", "/melden"), reach: submitEmpty },
    { ...at("signup-refused", "/speaker-signup", "/speaker-signup"), reach: submitEmpty },
  ];
}

function at(name: string, path: string, route: string): Shot {
  return { name, who: "visitor", path, route };
}

async function shownSearch(page: Page) {
  const inPage = page.getByRole("main").getByRole("combobox", { name: "Speaker suchen" });
  await inPage.first().click();
  // On phones the search opens as a sheet.
  if (!isMobile(page)) return inPage.first();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  const field = sheet.getByRole("combobox", { name: "Speaker suchen" });
  await field.waitFor();
  return field;
}

async function clickIfShown(page: Page, button: ReturnType<Page["locator"]>): Promise<void> {
  if (await button.isVisible()) await button.click();
  await page.waitForTimeout(300);
}

/** What a form says when it is sent empty. */
export async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole("main").locator("button[type=submit], button.button-primary").last().click();
  await page.waitForTimeout(300);
}
