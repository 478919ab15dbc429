import { expect, type Page, test } from "@playwright/test";
import { cards, count, openFinder } from "#tests/e2e/support/open-finder.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const basis = (page: Page, name: "netto" | "brutto") =>
  page
    .getByRole("group", { name: "Preise in Listen: netto oder brutto" })
    .getByRole("link", { name });

/** Which of the two amounts of the first card stands above the other, and larger. */
async function leading(page: Page): Promise<"net" | "gross"> {
  const size = (kind: string) =>
    cards(page)
      .locator(`.price-${kind} .price`)
      .first()
      .evaluate((amount) => {
        const { top } = amount.getBoundingClientRect();
        return { top, font: Number.parseFloat(getComputedStyle(amount).fontSize) };
      });
  const [net, gross] = await Promise.all([size("net"), size("gross")]);
  expect(net.top < gross.top).toBe(net.font > gross.font);
  return net.font > gross.font ? "net" : "gross";
}

test("the choice of net is in the address, remembered elsewhere, and taken back; a limit leads with its own amount", async ({
  page,
}) => {
  await openFinder(page);
  expect(await leading(page)).toBe("gross");
  await expect(basis(page, "brutto")).toHaveAttribute("aria-current", "true");
  await basis(page, "netto").click();
  await expect(page).toHaveURL("/?prices=net");
  await expect(basis(page, "netto")).toHaveAttribute("aria-current", "true");
  // The list follows the switch with its next answer.
  await expect(async () => expect(await leading(page)).toBe("net")).toPass();
  await page.goto("/themen/leadership");
  const amount = page.getByRole("article").locator(".price-net .price").first();
  await expect(amount).toHaveCSS("font-size", "22px");
  // Gross amounts in an address win over what is remembered.
  await openFinder(page, "/?maxPrice=4000&prices=gross");
  expect(await leading(page)).toBe("gross");
  await expect(basis(page, "brutto")).toHaveAttribute("aria-current", "true");

  await openFinder(page);
  expect(await leading(page)).toBe("net");
  await page.getByRole("button", { name: "Honorar", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Honorar" });
  await expect(panel.getByRole("textbox", { name: "Bis (netto)" })).toBeVisible();
  await panel.getByRole("textbox", { name: "Bis (netto)" }).fill("3000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?maxPrice=3000");
  await panel.getByRole("radio", { name: "brutto" }).check({ force: true });
  await expect(page).toHaveURL("/?maxPrice=3000&prices=gross");
  await expect(panel.getByRole("textbox", { name: "Bis (brutto)" })).toHaveValue("€3.000");
  expect(await page.evaluate(() => localStorage.getItem("wb-prices"))).toBeNull();

  // Nothing is remembered any more: the limit alone decides.
  await page.goto("/?maxPrice=3000");
  expect(await leading(page)).toBe("net");
  await page.goto("/?maxPrice=3000&prices=gross");
  expect(await leading(page)).toBe("gross");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch is a link, on the finder and on a topic", async ({ page }) => {
    for (const path of ["/", "/themen/leadership"]) {
      await page.goto(path);
      await basis(page, "netto").click();
      await expect(page).toHaveURL(`${path}?prices=net`);
      await expect(basis(page, "netto")).toHaveAttribute("aria-current", "true");
      const amount = page.getByRole("article").locator(".price-net .price").first();
      await expect(amount).toHaveCSS("font-size", "22px");
      await basis(page, "brutto").click();
      await expect(page).toHaveURL(path);
    }
    await page.goto("/?prices=net&category=leadership");
    await expect(count(page)).toBeVisible();
  });
});
