import { expect, test } from "@playwright/test";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { enter } from "#tests/e2e/support/accounts.ts";
import { agree, freeDay, next, openFilled, step } from "#tests/e2e/support/booking.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("on a phone the drawer is a sheet from below that keeps day, step and price in sight, also in the dark [BOOK-05] [BOOK-11] [BOOK-13]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await enter(page);
  const day = await freeDay(page);
  const drawer = await openFilled(page, { mode: "inquiry", day, step: "format" });
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
    })
    .toEqual({ x: 0, width: 390, bottom: 844 });
  const inSight = async (number: number, label: string) => {
    await step(drawer, number, label);
    await expect(drawer.locator(".booking-title")).toContainText(`Schritt ${number} von 5`);
    await expect(drawer.getByText(formatDay(isoDate(day))).first()).toBeInViewport();
    await expect(drawer.getByText("Auf Anfrage").first()).toBeInViewport();
    await expect(drawer.locator(".booking-foot-price")).toContainText(/\d\s€/);
    expect(await drawer.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    await expectAccessible(page, label, "dialog[open]");
  };
  const besideSum = drawer.locator(".booking-foot-price span");
  await inSight(1, "Format");
  await expect(besideSum).toHaveText("zzgl. MwSt., zzgl. Reisekosten");
  await next(drawer);
  await inSight(2, "Vortrag");
  await next(drawer);
  await inSight(3, "Event-Details");
  await next(drawer);
  await inSight(4, "Kontakt & Rechnung");
  await expect(besideSum).toHaveText("zzgl. MwSt., Online-Event: Keine Reisekosten");
  await next(drawer);
  await inSight(5, "Zusammenfassung");
  await expect(besideSum).toHaveText("inkl. MwSt.");
  await agree(drawer);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
