import { expect, test } from "@playwright/test";
import { count, found, foundAfter, openFinder } from "#tests/e2e/support/open-finder.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test("a place is asked for by name or code, an unknown one is named as such; it stands in the address and is taken back", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  const open = page.getByRole("button", { name: "Umkreis", exact: true });
  await open.click();
  const panel = page.getByRole("dialog", { name: "Umkreis" });
  const field = panel.getByRole("combobox", { name: "Ort oder Postleitzahl" });
  await field.fill("xqzxqz");
  await page.keyboard.press("Enter");
  await expect(panel.getByText(/Diesen Ort kennen wir nicht/)).toBeVisible();
  await expect(page).toHaveURL("/");
  await field.fill("20095");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?near=53.55%2C9.99&place=20095+Hamburg");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);

  await open.click();
  await field.fill("Münch");
  await expect(panel.getByText(/GeoNames/)).toBeVisible();
  await panel.getByRole("option", { name: "München, Bayern, Deutschland" }).click();
  await expect(page).toHaveURL("/?near=48.14%2C11.58&place=M%C3%BCnchen");
  const around = await foundAfter(page, all);
  expect(around).toBeGreaterThan(0);
  expect(around).toBeLessThan(all);
  await panel.getByLabel("Umkreis um München").selectOption("400");
  await expect(page).toHaveURL("/?near=48.14%2C11.58%2C400&place=M%C3%BCnchen");
  await page.keyboard.press("Escape");
  // The address alone shows the same.
  await page.goto("/?near=48.14%2C11.58%2C400&place=M%C3%BCnchen");
  const chip = page.getByRole("link", { name: "Filter entfernen: München, Umkreis 400 km" });
  await chip.click();
  await expect(page).toHaveURL("/");
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
});

test("the browser is asked for its place with the specified limits; a refusal does not block, an answer is rounded, kept in the browser and searched around [GEO-01] [GEO-02] [GEO-03] [GEO-04]", {
  tag: JOURNEY,
}, async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 48.137154, longitude: 11.576124 });
  await page.addInitScript(() => {
    const really = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.geolocation.getCurrentPosition = (given, failed, options) => {
      asked.push(options);
      if (asked.length > 1) really(given, failed, options);
      else failed?.({ code: 1 } as GeolocationPositionError);
    };
  });
  await openFinder(page);
  const all = await found(page);
  const openSheet = async () => {
    await page.getByRole("button", { name: "Alle Filter" }).click();
    return page.getByRole("dialog", { name: "Speaker suchen" });
  };
  const kept = () => page.evaluate(() => localStorage.getItem("wb-location"));
  const sheet = await openSheet();
  const use = sheet.getByRole("button", { name: "Meinen Standort verwenden" });
  await use.click();
  await expect(sheet.getByText("Ihr Standort ist nicht verfügbar.")).toBeVisible();
  const asked = await page.evaluate(
    () => (window as unknown as { asked: PositionOptions[] }).asked,
  );
  expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000 }]);
  expect(await kept()).toBeNull();
  await sheet.getByRole("button", { name: `${all} Speaker anzeigen` }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);

  await openSheet();
  await use.click();
  await sheet.getByLabel("Umkreis").selectOption("200");
  await sheet.getByRole("button", { name: /Speaker anzeigen$/ }).click();
  await expect(page).toHaveURL("/?near=48.14%2C11.58%2C200");
  await expect(page.getByRole("link", { name: "Filter entfernen: Umkreis 200 km" })).toBeVisible();
  await expect(count(page)).not.toHaveText(`${all} Speaker gefunden`);
  const near = await found(page);
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(all);
  expect(JSON.parse((await kept()) ?? "{}")).toMatchObject({ lat: 48.14, lng: 11.58 });
});
