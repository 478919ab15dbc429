import { expect, test } from "@playwright/test";
import { isWiderThanWindow } from "./open-finder.ts";
import { expectNoFaults, openProfile } from "./profile.ts";

for (const width of [320, 390, 768, 1440]) {
  test(`a profile in the dark has no fault for assistive technology, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await openProfile(page);
    await expectNoFaults(page, "dark");
    expect(await isWiderThanWindow(page)).toBe(false);
    await page.getByRole("tab", { name: /^(Referenzen|Bewertungen)/ }).click();
    await expectNoFaults(page, "dark references");
  });
}
